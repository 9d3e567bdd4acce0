import { ageCategories, type SelectionRefusal } from '@veranda/domain'
import { number, object, optional, picklist } from 'valibot'
import { decoded } from './decoded.ts'

/** What each kind says besides its name. */
const fieldsOf = {
  'nothing-wanted': [],
  'too-many-rooms': [],
  'adults-only': [],
  'room-not-found': ['roomNumber'],
  'not-superior': ['roomNumber'],
  'same-category': ['roomNumber'],
  'no-adult': ['roomNumber'],
  'name-not-accepted': ['roomNumber'],
  'category-not-found': ['roomTypeId'],
  'too-many-guests': ['roomNumber', 'maxOccupancy'],
  'age-range-not-found': ['category'],
  'service-not-found': ['addOnId'],
  'service-not-on-that-day': ['addOnId'],
  'service-not-removable': ['addOnId'],
  'too-many-of-service': ['addOnId', 'maxQuantity'],
} as const satisfies { [Kind in SelectionRefusal['kind']]: readonly FieldOf<Kind>[] }
type FieldOf<Kind> = Exclude<keyof Extract<SelectionRefusal, { readonly kind: Kind }>, 'kind'>

const wireSelectionRefusal = /* @__PURE__ */ object({
  kind: picklist(/* @__PURE__ */ Object.keys(fieldsOf) as SelectionRefusal['kind'][]),
  roomNumber: optional(number()),
  roomTypeId: optional(number()),
  maxOccupancy: optional(number()),
  maxQuantity: optional(number()),
  addOnId: optional(number()),
  category: optional(picklist(ageCategories)),
})

/** Why a selection is impossible, attached to its refusal. */
export const selectionRefusal = /* @__PURE__ */ decoded(wireSelectionRefusal, ({ kind, ...wire }) => {
  const fields = fieldsOf[kind].map((field) => [field, wire[field] ?? (field === 'category' ? 'adult' : 0)])
  return { kind, ...Object.fromEntries(fields) } as SelectionRefusal
})
