import { object, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'

/** The e-mail address that waits for confirmation: the service masks it, and the reservation number. */
export type EmailChange = {
  readonly email: string
  readonly propertyName: string
  readonly reservationCode: string
}

/**
 * Shows what the token of a letter would confirm, to anyone who has the letter. Nothing is used up. The token
 * is in the body, because addresses are logged.
 */
export const getEmailChange = /* @__PURE__ */ endpoint({
  name: 'getEmailChange',
  method: 'POST',
  path: '/booking/guest-email/change',
  summary: 'Reads which e-mail address a link would confirm, without using the link up',
  access: 'open',
  body: strictObject({ token: text(64) }),
  refusals: { 'link-used-up': nothing },
  reply: {
    status: 200,
    schema: object({ email: string(), property_name: string(), reservation_code: string() }),
    decode: ({ email, property_name, reservation_code }): EmailChange => ({
      email,
      propertyName: property_name,
      reservationCode: reservation_code,
    }),
  },
})
