import { endpoints, encodeSentLetter } from '@veranda/contract'
import { confirmationLetter } from '../letters/confirmation/letter.ts'
import { confirmationFor, isConfirmable } from '../letters/confirmation/queue.ts'
import { serve } from '../platform/http/serve.ts'
import { requireOwnCode } from '../reservations/require-own.ts'
import { listLetters, sendLetter } from './send-letter.ts'

export const confirmationLetterRoutes = {
  sendConfirmationLetter: serve(
    endpoints.sendConfirmationLetter,
    async (service, { guest, params, body, claim, locale }) => {
      const command = { codeReservation: params.codeReservation, emails: body.emails, locale }
      const { answer, isReplay } = await sendLetter(service, guest, command, claim)
      return { wire: answer.map(encodeSentLetter), isReplay }
    },
  ),
  listConfirmationLetters: serve(endpoints.listConfirmationLetters, async ({ store }, { guest, params }) => {
    requireOwnCode(guest, params.codeReservation)
    return (await listLetters(store.db, guest)).map(encodeSentLetter)
  }),
  previewConfirmationLetter: serve(
    endpoints.previewConfirmationLetter,
    async (service, { guest, params, query, call: { locale } }) => {
      requireOwnCode(guest, params.codeReservation)
      const { store, brands, hosts, clock, refuse } = service
      const originOf = (brand: string) => hosts.originOf(brand) ?? ''
      const needs = { database: store.db, brands, originOf, now: clock.now }
      const letter = await confirmationFor(needs, { ...guest, locale }, query.reader)
      if (!isConfirmable(letter.reservation))
        throw refuse('nothing-to-confirm', 'Every room has been canceled.')
      const { subject, html } = await confirmationLetter(letter)
      return { subject, html }
    },
  ),
}
