import type { RoomStatus } from '@veranda/domain'
import { picklist } from 'valibot'
import { wired } from './shape.ts'

const words = { 1: 'pending-payment', 2: 'cancelled', 7: 'confirmed', 9: 'under-review' } as const

/** The API's status numbers, the same for reservations (`idBookStatus`) and rooms (`roomStatusId`). */
export const statusId = /* @__PURE__ */ wired(
  /* @__PURE__ */ picklist([1, 2, 7, 9]),
  (id): RoomStatus => words[id],
)
