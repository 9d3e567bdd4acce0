import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { letterLimit, nothing } from '../../refusals.ts'
import { wireSentLetter } from '../../wire/sent-letter.ts'
import { answer, list } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** Sends the confirmation letter for a guest, to an address on file or another one. */
export const sendLetterForGuest = /* @__PURE__ */ endpoint({
  name: 'sendLetterForGuest',
  method: 'POST',
  path: '/staff/reservations/details/:codeReservation/confirmation-letter',
  summary: 'Sends the confirmation letter on behalf of a guest',
  access: 'staff',
  permission: 'reservations:act',
  params: strictObject({ codeReservation: codeText() }),
  body: strictObject({ email: text(254), locale: text(10) }),
  guard: 'once',
  refusals: {
    'recipients-not-accepted': nothing,
    'nothing-to-confirm': nothing,
    'too-many-letters': letterLimit,
  },
  reply: answer(list(wireSentLetter)),
})
