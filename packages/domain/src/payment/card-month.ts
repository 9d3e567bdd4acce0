import type { PlainDate } from '../dates/index.ts'

/** The month a card is good until the end of, as `2029-07`. */
export type CardMonth = `${number}-${number}`

/** Whether a text is a month as a card has it: `2027-03`. */
export const isCardMonth = (text: string): text is CardMonth => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Whether a card is no longer good on a day. A provider may not say until when it is: then it is not known to be over. */
export const isCardOver = (expires: CardMonth | undefined, day: PlainDate): boolean =>
  expires !== undefined && expires < day.slice(0, 7)
