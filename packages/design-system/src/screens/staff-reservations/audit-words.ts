import type { StaffMessageId } from '@veranda/messages'

/** The entries of the audit about a reservation that have a sentence of their own. */
const known = [
  'add-services',
  'add-guests',
  'change-dates',
  'change-rooms',
  'change-guests',
  'upgrade-room',
  'cancel',
  'ask-to-cancel',
  'undo-cancellation',
  'cancellation-declined',
  'cancellation-withdrawn',
  'review-asked',
  'review-answered',
  'confirmation-letter-ordered',
  'sign-in-link-sent',
  'note-recorded',
  'request-seen',
  'answer-request',
  'call-requested',
  'guest-called',
  'guest-not-reached',
  'confirm-email',
  'pay-balance',
  'announce-bank-transfer',
  'bank-transfer-reminded',
  'bank-transfer-lapsed',
  'bank-transfer-withdrawn',
  'match-bank-arrival',
  'unmatch-bank-arrival',
  'apply-bank-arrival',
  'agree-to-automatic-charge',
  'cancel-automatic-charge',
  'automatic-charge-declined',
  'remove-stored-card',
  'open-proof',
  'close-inbox-item',
  'standby-asked',
  'standby-awarded',
  'standby-declined',
  'standby-withdrawn',
] as const

/** What an entry says; an action that is newer than this page is shown by its name. */
export const actWords = (action: string): StaffMessageId | undefined => {
  const found = known.find((each) => each === action)
  return found && `staff-reservations.act-${found}`
}
