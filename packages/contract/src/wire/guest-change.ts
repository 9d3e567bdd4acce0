import { type GuestForm, guestFields, isPlainDate } from '@veranda/domain'
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

/** Under which key each field of the form is sent. */
const keys = {
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'dateOfBirth',
  email: 'email',
  phone: 'phoneNumber',
  countryCode: 'countryCode',
  zipCode: 'zipCode',
  city: 'city',
} as const satisfies Record<keyof GuestForm, keyof WireGuestChange>

/** What is to change about a guest, from the wire. */
export const decodeGuestChange = (wire: WireGuestChange): GuestChange => ({
  guestId: wire.idGuest,
  form: Object.fromEntries(guestFields.map((field) => [field, wire[keys[field]] ?? ''])) as GuestForm,
})

/** What is to change about a guest, for the wire. */
export const encodeGuestChange = ({ guestId, form }: GuestChange): WireGuestChange => {
  const fields = guestFields.map((field) => [keys[field], form[field] === '' ? null : form[field]])
  const dateOfBirth = isPlainDate(form.birthDate) ? form.birthDate : null
  return { ...(Object.fromEntries(fields) as WireGuestChange), idGuest: guestId, dateOfBirth }
}
