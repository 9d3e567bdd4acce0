/** Why a card was declined; the screen has the wording. */
export const declineReasons = [
  'refused',
  'insufficient-funds',
  'card-expired',
  'wrong-security-code',
  'not-proven',
  /** By its owner, at PayPal. */
  'not-approved',
  /** By the hotel, which takes no cards of this kind. */
  'card-not-taken',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Whether a text is a reason for which a bank declines. */
export const isDeclineReason = (text: string): text is DeclineReason =>
  (declineReasons as readonly string[]).includes(text)
