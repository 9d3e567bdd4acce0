import { localePattern } from '@veranda/domain'
import { boolean, object, pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { codeText, text } from '../../wire/text.ts'

/** Asks for a one-time link by e-mail. The answer is the same whether or not the reservation exists. */
export const requestSignInLink = /* @__PURE__ */ endpoint({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/booking/reservation/sign-in-link',
  summary: 'Mails a one-time sign-in link to the address on file',
  access: 'open',
  body: strictObject({
    reservationCode: codeText(),
    email: text(254),
    locale: pipe(string(), regex(localePattern)),
  }),
  reply: {
    status: 202,
    schema: object({ accepted: boolean() }),
    decode: (wire): { readonly accepted: boolean } => wire,
  },
})
