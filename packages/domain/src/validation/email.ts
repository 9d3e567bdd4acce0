import { type FieldRefusal, type FieldRule } from './fields.ts'

const longestLocalPart = 64
/** The longest address that mail is delivered to. */
export const longestAddress = 254

/**
 * The part before the at-sign, without quotes, comments and the characters that route mail elsewhere (`%`,
 * `!`, `|`).
 */
const localPart = /^[\w#$&'*+/=?^~-]+(?:\.[\w#$&'*+/=?^~-]+)*$/
/** A part of a domain: letters and digits of any script, with hyphens inside. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
/** The last part of a domain is a word, or the ASCII form of one. */
const lastLabel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]{2,})$/iu
const unseen = /\p{Default_Ignorable_Code_Point}/u

const refusal: FieldRefusal = { rule: 'email' }

/**
 * A single plain address: no display name, quotes, comments, groups, routes or IP addresses. The domain may
 * be in any script.
 */
export const email: FieldRule = (text) => (text === '' || isPlainAddress(text) ? undefined : refusal)

function isPlainAddress(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@')
  const fits = rest.length === 0 && local.length <= longestLocalPart && text.length <= longestAddress
  return fits && localPart.test(local) && isDomain(domain)
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  // Compatibility characters, as in "ｅxample", are another spelling of the same domain.
  const isPlain = domain.normalize('NFKC') === domain && !unseen.test(domain)
  return (
    isPlain &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    lastLabel.test(labels.at(-1) ?? '')
  )
}

/** The most addresses one letter goes to. */
export const mostRecipients = 5

/** The letter's recipients: comma-separated, split first, then each one plain address. */
export const emails: FieldRule = (text) => {
  if (text === '') return undefined
  const recipients = text.split(',').map((entry) => entry.trim())
  const isFine = recipients.length <= mostRecipients && recipients.every((one) => one !== '' && !email(one))
  return isFine ? undefined : { rule: 'emails' }
}
