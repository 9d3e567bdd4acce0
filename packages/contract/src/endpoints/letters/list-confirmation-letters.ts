import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireSentLetter } from '../../wire/sent-letter.ts'
import { answer, list } from '../../wire/shape.ts'
import { codeText } from '../../wire/text.ts'

/** To whom the confirmation letter was sent and what became of it, the last of each address. */
export const listConfirmationLetters = /* @__PURE__ */ endpoint({
  name: 'listConfirmationLetters',
  method: 'GET',
  path: '/booking/mail-letter/booking/:codeReservation',
  summary: 'The confirmation letters of a reservation, with what became of them',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  reply: answer(list(wireSentLetter)),
})
