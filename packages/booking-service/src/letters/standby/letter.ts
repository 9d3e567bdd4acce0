import * as v from 'valibot'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney, fullDate, signedMoney } from '../letter-formats.ts'
import type { Say } from '../letter-words.ts'
import { roomInLetter } from '../room-in-letter.ts'
import { stayFacts } from '../stay-facts.ts'
import { addressed, type LetterOf, parts } from '../to-main-guest.ts'

/** The order's single room is the requested one. */
export const declinedOrder = v.object({ ...addressed, stay: parts.stay })
export const awardedOrder = v.object({
  ...declinedOrder.entries,
  /** The old category. */
  before: v.string(),
  added: parts.price,
  /** The highest price increase per night that the guest accepted. */
  ceiling: parts.price,
  newTotal: parts.price,
  /** What is still to pay for it, and when; missing if nothing is. */
  toPay: v.optional(
    v.object({
      amount: parts.price,
      terms: v.variant('kind', [
        v.object({ kind: v.literal('before-arrival'), by: parts.date }),
        v.object({ kind: v.literal('at-check-in') }),
      ]),
    }),
  ),
})

type StandbyDeclinedLetter = LetterOf<typeof declinedOrder>
export type StandbyAwardedLetter = LetterOf<typeof awardedOrder>

/** The letter about a fulfilled standby request: the new room, and the price difference. */
export function standbyAwardedLetter(letter: StandbyAwardedLetter): Promise<LetterContent> {
  const { locale, rooms, before, stay, added, newTotal } = letter
  const [room] = rooms
  return factLetter(letter, (say) => ({
    subject: say('letter-standby-awarded.subject'),
    sentence: say('letter-standby-awarded.sentence'),
    facts: [
      { label: say('letter-standby-awarded.room', { room: roomOf(letter, say) }), text: room?.name ?? '' },
      { label: say('letter-standby-awarded.before'), text: before },
      ...stayFacts(locale, stay, say),
    ],
    figures: [
      { label: say('letter-standby-awarded.added'), text: signedMoney(locale, added) },
      { label: say('letter-standby-awarded.new-total'), text: exactMoney(locale, newTotal) },
    ],
    paragraphs: moneyOf(letter, say),
    help: say('letter-standby-awarded.help'),
  }))
}

function moneyOf({ locale, added, ceiling, toPay }: StandbyAwardedLetter, say: Say): readonly string[] {
  if (added.amount === 0) return [say('letter-standby-awarded.free')]
  const stored = say('letter-standby-awarded.ceiling', { ceiling: exactMoney(locale, ceiling) })
  if (!toPay) return [stored, say('letter-standby-awarded.covered')]
  const amount = exactMoney(locale, toPay.amount)
  const when =
    toPay.terms.kind === 'at-check-in'
      ? say('letter-standby-awarded.at-check-in', { amount })
      : say('letter-standby-awarded.with-balance', { amount, date: fullDate(locale, toPay.terms.by) })
  return [stored, when]
}

/** The letter about an unfulfilled standby request: everything stays as booked. */
export function standbyDeclinedLetter(letter: StandbyDeclinedLetter): Promise<LetterContent> {
  const { locale, rooms, stay } = letter
  const [room] = rooms
  return factLetter(letter, (say) => ({
    subject: say('letter-standby-declined.subject'),
    sentence: say('letter-standby-declined.sentence'),
    facts: [{ label: roomOf(letter, say), text: room?.name ?? '' }, ...stayFacts(locale, stay, say)],
    paragraphs: [say('letter-standby-declined.nothing-charged')],
    help: say('letter-standby-declined.help'),
  }))
}

const roomOf = ({ rooms: [room] }: StandbyDeclinedLetter, say: Say): string =>
  room ? roomInLetter(say, { ...room, name: undefined }) : ''
