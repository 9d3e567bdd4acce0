import { actionReason, nothing } from './refusals.ts'

/** Why rooms cannot be cancelled as they were chosen. */
export const roomsRefusals = {
  'no-rooms-left': nothing,
  'no-such-room': nothing,
  'main-room-stays': nothing,
  'all-rooms-together': nothing,
  'action-not-allowed': actionReason,
} as const

export const promotionRefusals = {
  'promotion-not-found': nothing,
  'promotion-not-valid': nothing,
} as const
