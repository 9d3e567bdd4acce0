import type { Money, Stay } from '@veranda/domain'
import { type CancellingLetter, roomsIn } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney } from '../letter-formats.ts'
import { wordsOf } from '../letter-words.ts'
import { stayFacts } from '../stay-facts.ts'

export type TakenBackLetter = CancellingLetter & {
  /** The number of the cancellation that counts no more. */
  readonly number: string
  /** Whether nothing had stayed booked. */
  readonly isWhole: boolean
  readonly stay: Stay
  /** Of the reservation as it is again. */
  readonly paid: Money
  readonly owed: Money
  /** What would have gone back. */
  readonly refund: Money
}

/** The letter that says a cancellation was taken back: what is booked again, and what stays paid. */
export function takenBackLetter(letter: TakenBackLetter): Promise<LetterContent> {
  const {
    locale,
    letterhead,
    helpPhone,
    link,
    rooms,
    stay,
    number,
    isWhole,
    reservationCode,
    paid,
    owed,
    refund,
  } = letter
  const say = wordsOf(letter)
  const sentence = isWhole
    ? say('letter-taken-back.whole')
    : say('letter-taken-back.part', { rooms: rooms.length })
  return factLetter({
    locale,
    letterhead,
    helpPhone,
    subject: say('letter-taken-back.subject'),
    greeting: say('letter.greeting'),
    sentence,
    facts: [
      { label: say('letter-taken-back.number'), text: reservationCode },
      ...stayFacts(locale, stay, say),
      { label: say('letter-taken-back.rooms'), text: roomsIn(say, rooms) },
      { label: say('letter-taken-back.cancellation'), text: number },
    ],
    figures: [
      { label: say('letter-cancelled.paid'), text: exactMoney(locale, paid) },
      ...(owed.amount > 0 ? [{ label: say('letter-cancelled.owed'), text: exactMoney(locale, owed) }] : []),
    ],
    paragraphs: [
      refund.amount > 0
        ? say('letter-taken-back.no-refund', { amount: exactMoney(locale, refund) })
        : say('letter-taken-back.nothing-moved'),
    ],
    button: { href: link, label: say('letter.open-reservation') },
    help: say('letter-cancelled.help'),
    closing: say('letter.closing'),
  })
}
