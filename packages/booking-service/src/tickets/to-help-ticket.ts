import type { HelpTicket } from '@veranda/domain'
import type { helpTicket } from '../schema/help-ticket.ts'

export type TicketRow = typeof helpTicket.$inferSelect

export const toHelpTicket = (row: TicketRow): HelpTicket => ({
  ticketNumber: row.number,
  state: row.state,
  sentAt: row.at.toISOString(),
  contact: { from: row.contactFrom.toISOString(), until: row.contactUntil.toISOString() },
  timeZone: row.timeZone,
  hasLetter: row.hasLetter,
})
