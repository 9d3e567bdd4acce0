import { confirmationNumber, email, type FieldRefusal, firstRefusal, required } from '@veranda/domain'
import type { LinkWish } from './sign-in-wishes.ts'

export type Refusals<Wish> = { readonly [Field in keyof Wish]?: FieldRefusal | undefined }

export const linkRefusals = (wish: LinkWish): Refusals<LinkWish> => ({
  reservationCode: firstRefusal(wish.reservationCode.trim(), [required, confirmationNumber]),
  email: firstRefusal(wish.email.trim(), [required, email]),
})

export const isFree = (refusals: Refusals<Record<string, string>>): boolean =>
  Object.values(refusals).every((refusal) => refusal === undefined)
