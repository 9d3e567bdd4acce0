import type { Instant } from '../dates/index.ts'

/**
 * What a guest can do with a reservation online. An action joins the list when its page is built: the compiler then asks
 * for its rule, its words, its icon and its address. What is not in it is neither offered nor named; the phone does it.
 */
export const actionNames = [
  'change-dates',
  'upgrade-room',
  'add-room',
  'edit-guests',
  'add-guests',
  'add-services',
  'special-request',
  'cancel',
] as const
export type ActionName = (typeof actionNames)[number]

/** Why an action is not open, for the screen to word. */
export const actionRefusals = [
  'not-offered',
  'reservation-cancelled',
  'cancellation-under-review',
  'not-every-room-refundable',
  'stay-has-begun',
  'stay-is-over',
] as const
export type ActionRefusal = (typeof actionRefusals)[number]

export type AllowedAction =
  | { readonly name: ActionName; readonly allowed: true; readonly until?: Instant }
  | { readonly name: ActionName; readonly allowed: false; readonly reason: ActionRefusal }
