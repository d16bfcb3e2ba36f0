// Package events keeps the events of jobs for the people who watch them: short lines such as "leased" or
// "step 40 of 100", with the same figures for programs.
//
// Nothing is decided from events and nothing is restored from them. The ledger holds the latest [MaxEvents] of them, in
// a column apart from its entries, and an event is stored before anybody is told it: whoever watches goes on after a
// restart with the number of the last one it has. Money and state are in the ledger's entries. A lease's own record is
// in escrow/driver.Store.
package events
