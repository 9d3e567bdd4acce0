import { and, asc, eq, ne } from 'drizzle-orm'
import { inLanguage } from '../../../platform/language.ts'
import { customerType, helpTicket } from '../../../schema/help-ticket.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'

/** Guests who asked to be called and were not reached yet. */
export const waitingTickets: InboxSource = async ({ store }, { itemId, reservationId, lang }) => {
  const rows = await store.db
    .select({ ticket: helpTicket, words: customerType.words })
    .from(helpTicket)
    .innerJoin(customerType, eq(customerType.id, helpTicket.customerTypeId))
    .where(
      and(
        ne(helpTicket.state, 'called'),
        itemId === undefined ? undefined : eq(helpTicket.number, itemId),
        reservationId === undefined ? undefined : eq(helpTicket.reservationId, reservationId),
      ),
    )
    .orderBy(asc(helpTicket.contactFrom))
    .limit(mostOfAKind)
  return rows.map(({ ticket, words }) => ({
    itemId: ticket.number,
    state: ticket.state === 'not-reached' ? 'not-reached' : 'new',
    at: ticket.at,
    until: ticket.contactUntil,
    text: ticket.notes,
    reservationId: ticket.reservationId,
    stranger: { name: ticket.name, reservationCode: ticket.reservationCode },
    facts: [
      { name: 'telephone', text: `+${ticket.telephone}` },
      { name: 'contact-from', text: ticket.contactFrom.toISOString() },
      { name: 'customer-type', text: inLanguage(words, lang) },
      { name: 'signed-in', text: ticket.reservationId === null ? 'no' : 'yes' },
    ],
    sums: [],
  }))
}
