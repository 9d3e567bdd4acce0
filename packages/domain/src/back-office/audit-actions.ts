import { changePurposes } from '../changes/index.ts'
import { teamChanges } from '../staff/index.ts'

/** What guests do and the audit tells. */
const guestActions = [
  ...changePurposes,
  'change-guests',
  'confirm-email',
  'ask-to-cancel',
  'cancel',
  'undo-cancellation',
  'cancellation-withdrawn',
  'review-answered',
  'price-match-requested',
  'price-match-withdrawn',
  'request-sent',
  'call-requested',
  'confirmation-letter-ordered',
  'pay-balance',
  'announce-bank-transfer',
  'bank-transfer-withdrawn',
  'agree-to-automatic-charge',
  'cancel-automatic-charge',
  'remove-stored-card',
  'standby-asked',
  'standby-withdrawn',
] as const

/** What the service does by itself. */
const jobActions = [
  'standby-awarded',
  'standby-declined',
  'bank-transfer-reminded',
  'bank-transfer-lapsed',
  'bank-transfer-withdrawn',
  'pay-balance',
  'automatic-charge-declined',
] as const

const staffActionsOnReservations = [
  'request-seen',
  'request-answered',
  'review-asked',
  // Opening a supporting document. Sealed entries have this name, so it stays.
  'open-proof',
  'cancel',
  'cancellation-declined',
  'price-match-matched',
  'price-match-not-matched',
  'guest-called',
  'guest-not-reached',
  'take-inbox-item',
  'give-back-inbox-item',
  'close-inbox-item',
  'note-recorded',
  'confirmation-letter-ordered',
  'sign-in-link-sent',
  'match-bank-arrival',
  'unmatch-bank-arrival',
  'apply-bank-arrival',
] as const

/** Everything that staff do and the audit tells. An act that is not here is not recorded, and therefore not done. */
export const staffActions = [
  ...staffActionsOnReservations,
  'record-bank-arrival',
  'return-bank-arrival',
  'catalogue-entry-created',
  'catalogue-entry-changed',
  'catalogue-entry-deleted',
  'catalogue-entry-proposed',
  'catalogue-entry-approved',
  'catalogue-entry-declined',
  'catalogue-entry-withdrawn',
  'change-property-settings',
  'staff-sign-in',
  'staff-sign-in-refused',
  'staff-pass-second-factor',
  'staff-second-factor-refused',
  'staff-sign-out',
  'staff-set-own-password',
  'staff-change-own-password',
  'staff-reset-password',
  'staff-add-second-factor',
  'staff-remove-second-factor',
  'staff-end-own-sessions',
  'staff-add',
  ...teamChanges.map((change) => `staff-${change}` as const),
] as const
export type StaffAction = (typeof staffActions)[number]

/** Whether a text from the audit is an action of staff. */
export const isStaffAction = (action: string): action is StaffAction =>
  staffActions.some((act) => act === action)

/** What the audit tells, by who does it. */
export type AuditActions = {
  readonly guest: (typeof guestActions)[number]
  readonly staff: StaffAction
  readonly job: (typeof jobActions)[number]
}

/** What is done to a reservation, by whomever. */
export const reservationActions = [...guestActions, ...jobActions, ...staffActionsOnReservations] as const
export type ReservationAction = (typeof reservationActions)[number]

/** Whether a text from the audit is an action on a reservation. */
export const isReservationAction = (action: string): action is ReservationAction =>
  reservationActions.some((act) => act === action)
