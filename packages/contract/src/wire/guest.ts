import { ageCategories, type Guest } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { plainDate, present } from './plain.ts'

export const wireGuest = /* @__PURE__ */ object({
  idGuest: number(),
  isHolder: picklist([0, 1]),
  guestType: picklist(ageCategories),
  title: nullable(picklist(['Mr', 'Mrs'])),
  firstName: string(),
  lastName: string(),
  email: nullable(string()),
  phoneNumber: nullable(string()),
  dateOfBirth: nullable(plainDate),
  age: nullable(number()),
})
export type WireGuest = InferOutput<typeof wireGuest>

export const decodeGuest = (wire: WireGuest): Guest => ({
  guestId: wire.idGuest,
  isMainGuest: wire.isHolder === 1,
  category: wire.guestType,
  firstName: wire.firstName,
  lastName: wire.lastName,
  ...present({
    title: wire.title,
    email: wire.email,
    phone: wire.phoneNumber,
    birthDate: wire.dateOfBirth,
    age: wire.age,
  }),
})

export const encodeGuest = (guest: Guest): WireGuest => ({
  idGuest: guest.guestId,
  isHolder: guest.isMainGuest ? 1 : 0,
  guestType: guest.category,
  title: guest.title ?? null,
  firstName: guest.firstName,
  lastName: guest.lastName,
  email: guest.email ?? null,
  phoneNumber: guest.phone ?? null,
  dateOfBirth: guest.birthDate ?? null,
  age: guest.age ?? null,
})
