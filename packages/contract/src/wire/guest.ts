import { ageCategories, type Guest } from '@veranda/domain'
import { type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot'
import { plainDate, present } from './plain.ts'

export const wireGuest = /* @__PURE__ */ object({
  idGuest: number(),
  isHolder: picklist([0, 1]),
  guestType: picklist(ageCategories),
  title: nullable(picklist(['Mr', 'Mrs'])),
  firstName: string(),
  lastName: string(),
  email: nullable(string()),
  emailToConfirm: optional(nullable(string()), null),
  phoneNumber: nullable(string()),
  countryCode: nullable(string()),
  zipCode: nullable(string()),
  city: nullable(string()),
  dateOfBirth: nullable(plainDate),
  age: nullable(number()),
})
export type WireGuest = InferOutput<typeof wireGuest>

export const decodeGuest = ({
  idGuest: guestId,
  isHolder,
  guestType: category,
  phoneNumber: phone,
  dateOfBirth: birthDate,
  firstName,
  lastName,
  ...said
}: WireGuest): Guest => ({
  guestId,
  isMainGuest: isHolder === 1,
  category,
  firstName,
  lastName,
  ...present({ ...said, phone, birthDate }),
})

export const encodeGuest = (guest: Guest): WireGuest => ({
  idGuest: guest.guestId,
  isHolder: guest.isMainGuest ? 1 : 0,
  guestType: guest.category,
  title: guest.title ?? null,
  firstName: guest.firstName,
  lastName: guest.lastName,
  email: guest.email ?? null,
  emailToConfirm: guest.emailToConfirm ?? null,
  phoneNumber: guest.phone ?? null,
  countryCode: guest.countryCode ?? null,
  zipCode: guest.zipCode ?? null,
  city: guest.city ?? null,
  dateOfBirth: guest.birthDate ?? null,
  age: guest.age ?? null,
})
