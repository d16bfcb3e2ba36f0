// Package top is a dashboard of one's own node in a terminal: its stake, money, rails, work and events, as the node's
// API tells them. It only reads.
//
// A round of questions (ask) makes a snapshot; the model shows the latest and, while the node does not answer, says how
// old it is. Everything that a node or its peers wrote passes clean before it reaches the terminal.
package top
