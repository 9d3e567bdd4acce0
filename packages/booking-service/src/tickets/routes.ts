import { endpoints, encodeHelpTicket, encodeOpenTicket } from '@veranda/contract'
import type { HelpTicket } from '@veranda/domain'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { addressPrefix } from '../platform/http/client-address.ts'
import { serve, serveWith } from '../platform/http/serve.ts'
import type { Once } from '../platform/idempotency/do-once.ts'
import { inLanguage, wordsFrom } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { customerType, helpTicket } from '../schema/help-ticket.ts'
import { reservation } from '../schema/reservation.ts'
import type { SignInLimits } from '../identity/limits.ts'
import { requestCall } from './request-call.ts'
import { settleTicket } from './settle-ticket.ts'
import { toHelpTicket } from './to-help-ticket.ts'

const onWire = ({ answer, isReplay }: Once<HelpTicket>) => ({ wire: encodeHelpTicket(answer), isReplay })

/** Waiting, or to be tried again; a list of a day's work. */
const mostOpenTickets = 200

export const ticketRoutes = {
  listCustomerTypes: serve(endpoints.listCustomerTypes, async ({ store }, { query, call }) => {
    const rows = await store.db.select().from(customerType).orderBy(asc(customerType.position))
    const language = wordsFrom(query.langCode, call)
    return rows.map(({ id, words }) => ({ idOpContactCustomerType: id, name: inLanguage(words, language) }))
  }),
  requestCall: serveWith<Service & { readonly limits: SignInLimits }>()(
    endpoints.requestCall,
    async (service, { body, claim, call: { address, locale, session, brand } }) => {
      const seconds = await service.limits.callsByAddress.admit(addressPrefix(address))
      if (seconds !== undefined)
        throw new ServiceRefusal('too-many-tries', 'Too many calls have been asked for. Please wait.', {
          retryAfterSeconds: seconds,
        })
      if (!body.acceptedTerms)
        throw service.refuse('ticket-not-accepted', 'The terms and the privacy policy must be accepted.', {
          attached: { fields: ['isAccepted'] },
        })
      const guest = await session()
      return onWire(await requestCall(service, { guest, brand: guest?.brand ?? brand, locale }, body, claim))
    },
  ),
  listHelpTickets: serve(endpoints.listHelpTickets, async ({ store }, { guest }) => {
    const rows = await store.db
      .select({ ticket: helpTicket })
      .from(helpTicket)
      .innerJoin(reservation, eq(reservation.id, helpTicket.reservationId))
      .where(and(eq(reservation.code, guest.reservationCode), eq(reservation.brand, guest.brand)))
      .orderBy(desc(helpTicket.at))
      .limit(20)
    return rows.map(({ ticket }) => encodeHelpTicket(toHelpTicket(ticket)))
  }),
  listOpenTickets: serve(endpoints.listOpenTickets, async ({ store }) => {
    const rows = await store.db
      .select({ ticket: helpTicket, words: customerType.words })
      .from(helpTicket)
      .innerJoin(customerType, eq(customerType.id, helpTicket.customerTypeId))
      .where(ne(helpTicket.state, 'called'))
      .orderBy(asc(helpTicket.contactFrom))
      .limit(mostOpenTickets)
    return rows.map(({ ticket, words }) =>
      encodeOpenTicket({
        ...toHelpTicket(ticket),
        name: ticket.name,
        telephone: ticket.telephone,
        reservationCode: ticket.reservationCode,
        customerType: words.en,
        notes: ticket.notes,
        isGuests: ticket.reservationId !== null,
      }),
    )
  }),
  settleHelpTicket: serve(endpoints.settleHelpTicket, async (service, { staff, params, body, claim }) =>
    onWire(await settleTicket(service, staff, { number: params.ticket, outcome: body.outcome }, claim)),
  ),
}
