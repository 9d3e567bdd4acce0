import type { Stay, UnavailableStay } from '@veranda/domain'
import { array, number, object, optional, picklist } from 'valibot'
import { decoded } from './decoded.ts'
import { plainDate } from './scalars.ts'

/** What each kind says besides its name. */
const fieldsOf = {
  'not-a-stay': [],
  'in-the-past': [],
  'too-short': ['minimumNights'],
  'too-long': ['maximumNights'],
  'no-check-in': ['on'],
  'no-check-out': ['on'],
  closed: ['on'],
  'not-on-sale': ['on'],
  'rate-not-found': ['on', 'roomNumbers'],
  'sold-out': ['on', 'roomNumbers'],
} as const satisfies { [Kind in UnavailableStay['kind']]: readonly FieldOf<Kind>[] }
type FieldOf<Kind> = Exclude<keyof Extract<UnavailableStay, { readonly kind: Kind }>, 'kind'>

// One shape for all kinds: the library's variants would add too much to a first view.
const wireUnavailableStay = /* @__PURE__ */ object({
  kind: picklist(/* @__PURE__ */ Object.keys(fieldsOf) as UnavailableStay['kind'][]),
  on: optional(plainDate),
  minimumNights: optional(number()),
  maximumNights: optional(number()),
  roomNumbers: optional(array(number())),
  /** The nearest available stays. */
  nearest: optional(array(object({ arrival: plainDate, departure: plainDate }))),
})

/** Why a stay is unavailable, attached to its refusal. */
export const unavailableStay = /* @__PURE__ */ decoded(
  wireUnavailableStay,
  ({ kind, nearest, ...wire }): (UnavailableStay & { readonly nearest?: readonly Stay[] }) | undefined => {
    const fields = fieldsOf[kind].map((field) => [field, wire[field]] as const)
    if (fields.some(([, value]) => value === undefined)) return undefined
    return { kind, ...Object.fromEntries(fields), ...(nearest ? { nearest } : {}) } as UnavailableStay
  },
)
