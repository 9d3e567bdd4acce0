import type { Instant } from '../dates/index.ts'

/**
 * What a guest can do with a reservation online. An action joins the list when its page is built: the
 * compiler then requires its rule, wording, icon and address. Anything else is neither offered nor named;
 * guests phone for it.
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

/** Why an action is not open; the screen has the wording. */
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
