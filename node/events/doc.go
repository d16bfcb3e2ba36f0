// Package events keeps the events of jobs for the people who watch them: short lines such as "leased" or
// "step 40 of 100", with the same figures for programs.
//
// Nothing is decided from events and nothing is restored from them: they are held in memory alone, the latest
// [MaxEvents] of them. Money and state are in package ledger. A lease's own record is in escrow/driver.Store.
package events
