import type { MessageId } from '@veranda/messages'
import type { Credentials, LinkWish } from './sign-in-wishes.ts'

export type FieldErrors<Wish> = { readonly [Field in keyof Wish]?: MessageId | undefined }

const confirmationNumber = /^[a-z]{3,4}-\d{3}[a-z0-9]{3}-[a-z]{1,2}$/i
/** Section 5: shorter numbers are of older reservations and have no fixed form. */
const formattedFrom = 14

export const credentialErrors = (wish: Credentials): FieldErrors<Credentials> => ({
  reservationCode: numberError(wish.reservationCode),
  firstName: required(wish.firstName),
  lastName: required(wish.lastName),
})

export const linkErrors = (wish: LinkWish): FieldErrors<LinkWish> => ({
  reservationCode: numberError(wish.reservationCode),
  email:
    required(wish.email) ??
    (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wish.email.trim()) ? undefined : 'field.email'),
})

export const hasErrors = (errors: Readonly<Record<string, MessageId | undefined>>): boolean =>
  Object.values(errors).some(Boolean)

const required = (text: string): MessageId | undefined => (text.trim() ? undefined : 'field.required')

function numberError(text: string): MessageId | undefined {
  const code = text.trim()
  if (code.length >= formattedFrom && !confirmationNumber.test(code)) return 'field.format'
  return required(code)
}
