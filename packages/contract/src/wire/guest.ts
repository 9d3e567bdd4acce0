import { ageCategories, type Guest } from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { as, maybe, shape, wired } from './shape.ts'

export const holder = /* @__PURE__ */ wired(/* @__PURE__ */ picklist([0, 1]), (flag): boolean => flag === 1)

export const wireGuest = /* @__PURE__ */ shape<Guest>()({
  idGuest: as('guestId', number()),
  isHolder: as('isMainGuest', holder),
  guestType: as('category', picklist(ageCategories)),
  title: maybe(picklist(['Mr', 'Mrs'])),
  firstName: string(),
  lastName: string(),
  email: maybe(string()),
  emailToConfirm: maybe(string()),
  phoneNumber: as('phone', maybe(string())),
  countryCode: maybe(string()),
  zipCode: maybe(string()),
  city: maybe(string()),
  dateOfBirth: as('birthDate', maybe(plainDate)),
  age: maybe(number()),
})
