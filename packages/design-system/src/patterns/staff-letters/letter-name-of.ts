import type { StaffMessageId } from '@veranda/messages'

/** The letters by what they are about; of the rest a kind is enough. */
const letterNames: Readonly<Record<string, StaffMessageId>> = {
  confirmation: 'staff-inbox.letter-confirmation',
  'stay-changed': 'staff-inbox.letter-change',
  cancelled: 'staff-inbox.letter-cancellation',
  'taken-back': 'staff-inbox.letter-cancellation',
  'under-review': 'staff-inbox.letter-cancellation',
  'review-declined': 'staff-inbox.letter-cancellation',
  'sign-in-link': 'staff-inbox.letter-sign-in-link',
  'balance-paid': 'staff-inbox.letter-payment',
  'charge-made': 'staff-inbox.letter-payment',
  'charge-declined': 'staff-inbox.letter-payment',
  'charge-given-up': 'staff-inbox.letter-payment',
  'bank-transfer-announced': 'staff-inbox.letter-payment',
  'bank-transfer-reminder': 'staff-inbox.letter-payment',
  'bank-transfer-received': 'staff-inbox.letter-payment',
  'standby-awarded': 'staff-inbox.letter-standby',
  'standby-declined': 'staff-inbox.letter-standby',
}

/** What a letter of a kind is about, in a sentence of its own. */
export const letterNameOf = (kind: string): StaffMessageId => letterNames[kind] ?? 'staff-inbox.letter-other'
