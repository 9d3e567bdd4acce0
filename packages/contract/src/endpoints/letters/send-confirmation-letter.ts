import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { letterLimit, nothing } from '../../refusals.ts'
import { wireSentLetter } from '../../wire/sent-letter.ts'
import { answer, list } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** Five addresses of the longest kind, with what stands between them. */
const longestList = 1_300

/** Sends the confirmation letter to addresses separated by commas, each a letter of its own. */
export const sendConfirmationLetter = /* @__PURE__ */ endpoint({
  name: 'sendConfirmationLetter',
  method: 'POST',
  path: '/booking/mail-letter/booking/:codeReservation',
  summary: 'Sends the confirmation letter',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  body: strictObject({ emails: text(longestList) }),
  guard: 'once',
  refusals: {
    'recipients-not-accepted': nothing,
    /** Nothing is booked any more. */
    'nothing-to-confirm': nothing,
    'too-many-letters': letterLimit,
  },
  reply: answer(list(wireSentLetter)),
})
