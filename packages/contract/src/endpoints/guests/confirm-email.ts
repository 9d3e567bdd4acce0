import { boolean, object, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire/text.ts'
import { letterLimit, nothing } from '../../refusals.ts'

/**
 * Confirms a new e-mail address with the token of a letter. The token is used up; a second use is refused.
 * The answer always contains the masked address.
 */
export const confirmEmail = /* @__PURE__ */ endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/booking/guest-email/confirmation',
  summary: 'Confirms a changed e-mail address from the old or the new mailbox',
  access: 'open',
  body: strictObject({ token: text(64) }),
  refusals: {
    'link-used-up': nothing,
    'too-many-letters': letterLimit,
  },
  reply: {
    status: 200,
    schema: object({ confirmed: boolean(), email: string() }),
    decode: ({ email }): { readonly email: string } => ({ email }),
  },
})
