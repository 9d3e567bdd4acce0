import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** Mails a fresh one-time link to an address on file. Staff never see the link. */
export const sendLinkForGuest = /* @__PURE__ */ endpoint({
  name: 'sendLinkForGuest',
  method: 'POST',
  path: '/staff/reservations/details/:codeReservation/sign-in-link',
  summary: 'Sends a guest a fresh one-time link, to an address on file only',
  access: 'staff',
  permission: 'reservations:act',
  params: strictObject({ codeReservation: codeText() }),
  body: strictObject({ email: text(254), locale: text(10) }),
  guard: 'once',
  refusals: { 'address-not-on-file': nothing },
  reply: answer(parts({ ordered: boolean() })),
})
