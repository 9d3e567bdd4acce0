import { type GuestForm, isPlainDate, type PlainDate } from '@veranda/domain'
import { type InferOutput, nullable, strictObject } from 'valibot'
import { plainDate } from './scalars.ts'
import { text } from './text.ts'
import { rowId } from './whole-number.ts'

/** Longer than any rule allows, so that the rule reports a text that is too long. */
const fields = () => nullable(text(400))

/** The new details of one guest. `null` means empty. */
export const wireGuestChange = /* @__PURE__ */ strictObject({
  idGuest: /* @__PURE__ */ rowId(),
  title: /* @__PURE__ */ fields(),
  firstName: /* @__PURE__ */ fields(),
  lastName: /* @__PURE__ */ fields(),
  dateOfBirth: /* @__PURE__ */ nullable(plainDate),
  email: /* @__PURE__ */ fields(),
  phoneNumber: /* @__PURE__ */ fields(),
  countryCode: /* @__PURE__ */ fields(),
  zipCode: /* @__PURE__ */ fields(),
  city: /* @__PURE__ */ fields(),
})
type WireGuestChange = InferOutput<typeof wireGuestChange>

/** A guest and their filled-in form. */
export type GuestChange = { readonly guestId: number; readonly form: GuestForm }

export const decodeGuestChange = (wire: WireGuestChange): GuestChange => ({
  guestId: wire.idGuest,
  form: {
    title: wire.title ?? '',
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    birthDate: wire.dateOfBirth ?? '',
    email: wire.email ?? '',
    phone: wire.phoneNumber ?? '',
    countryCode: wire.countryCode ?? '',
    zipCode: wire.zipCode ?? '',
    city: wire.city ?? '',
  },
})

export const encodeGuestChange = ({ guestId, form }: GuestChange): WireGuestChange => ({
  idGuest: guestId,
  title: orNothing(form.title),
  firstName: orNothing(form.firstName),
  lastName: orNothing(form.lastName),
  dateOfBirth: dateOrNothing(form.birthDate),
  email: orNothing(form.email),
  phoneNumber: orNothing(form.phone),
  countryCode: orNothing(form.countryCode),
  zipCode: orNothing(form.zipCode),
  city: orNothing(form.city),
})

const orNothing = (typed: string): string | null => (typed === '' ? null : typed)
const dateOrNothing = (typed: string): PlainDate | null => (isPlainDate(typed) ? typed : null)
