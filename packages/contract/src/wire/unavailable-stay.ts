import type { Stay, UnavailableStay } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, picklist } from 'valibot'
import { decoded } from './decoded.ts'
import { plainDate } from './scalars.ts'

// One shape for all kinds: the library's variants would add too much to a first view.
const wireUnavailableStay = /* @__PURE__ */ object({
  kind: picklist([
    'not-a-stay',
    'in-the-past',
    'too-short',
    'too-long',
    'no-check-in',
    'no-check-out',
    'closed',
    'not-on-sale',
    'rate-not-found',
    'sold-out',
  ]),
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
  ({ nearest, ...wire }): (UnavailableStay & { readonly nearest?: readonly Stay[] }) | undefined => {
    const restriction = restrictionOf(wire)
    return restriction && nearest ? { ...restriction, nearest } : restriction
  },
)

function restrictionOf({
  kind,
  on,
  minimumNights,
  maximumNights,
  roomNumbers,
}: InferOutput<typeof wireUnavailableStay>): UnavailableStay | undefined {
  switch (kind) {
    case 'not-a-stay':
    case 'in-the-past':
      return { kind }
    case 'too-short':
      return minimumNights === undefined ? undefined : { kind, minimumNights }
    case 'too-long':
      return maximumNights === undefined ? undefined : { kind, maximumNights }
    case 'no-check-in':
    case 'no-check-out':
    case 'closed':
    case 'not-on-sale':
      return on === undefined ? undefined : { kind, on }
    case 'rate-not-found':
    case 'sold-out':
      return on === undefined || roomNumbers === undefined ? undefined : { kind, on, roomNumbers }
  }
}
