import { ageCategories, type SelectionRefusal } from '@veranda/domain'
import { type InferOutput, number, object, optional, picklist } from 'valibot'
import { decoded } from './decoded.ts'

const wireSelectionRefusal = /* @__PURE__ */ object({
  kind: picklist([
    'nothing-wanted',
    'too-many-rooms',
    'adults-only',
    'room-not-found',
    'not-superior',
    'same-category',
    'no-adult',
    'name-not-accepted',
    'category-not-found',
    'too-many-guests',
    'age-range-not-found',
    'service-not-found',
    'service-not-on-that-day',
    'service-not-removable',
    'too-many-of-service',
  ]),
  roomNumber: optional(number()),
  roomTypeId: optional(number()),
  maxOccupancy: optional(number()),
  maxQuantity: optional(number()),
  addOnId: optional(number()),
  category: optional(picklist(ageCategories)),
})

function selectionRefusalOf({
  kind,
  roomNumber = 0,
  roomTypeId = 0,
  maxOccupancy = 0,
  maxQuantity = 0,
  addOnId = 0,
  category = 'adult',
}: InferOutput<typeof wireSelectionRefusal>): SelectionRefusal {
  switch (kind) {
    case 'nothing-wanted':
    case 'too-many-rooms':
    case 'adults-only':
      return { kind }
    case 'room-not-found':
    case 'not-superior':
    case 'same-category':
    case 'no-adult':
    case 'name-not-accepted':
      return { kind, roomNumber }
    case 'category-not-found':
      return { kind, roomTypeId }
    case 'too-many-guests':
      return { kind, roomNumber, maxOccupancy }
    case 'age-range-not-found':
      return { kind, category }
    case 'service-not-found':
    case 'service-not-on-that-day':
    case 'service-not-removable':
      return { kind, addOnId }
    case 'too-many-of-service':
      return { kind, addOnId, maxQuantity }
  }
}

/** Why a selection is impossible, attached to its refusal. */
export const selectionRefusal = /* @__PURE__ */ decoded(wireSelectionRefusal, selectionRefusalOf)
