import type { RoomStatus } from '@veranda/domain'
import { picklist } from 'valibot'

/** The API's status numbers, the same for reservations (`idBookStatus`) and rooms (`roomStatusId`). */
export const statusIds = [1, 2, 7, 9] as const
export type StatusId = (typeof statusIds)[number]

export const statusId = /* @__PURE__ */ picklist(statusIds)

const words: Record<StatusId, RoomStatus> = {
  1: 'pending-payment',
  2: 'cancelled',
  7: 'confirmed',
  9: 'under-review',
}
const ids: Record<RoomStatus, StatusId> = {
  'pending-payment': 1,
  cancelled: 2,
  confirmed: 7,
  'under-review': 9,
}

export const statusOf = (id: StatusId): RoomStatus => words[id]
export const statusIdOf = (status: RoomStatus): StatusId => ids[status]
