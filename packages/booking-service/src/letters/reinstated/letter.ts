import * as v from 'valibot'
import { roomsIn } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney } from '../letter-formats.ts'
import { bookedStay } from '../stay-facts.ts'
import { addressed, type LetterOf, parts } from '../to-main-guest.ts'

export const reinstatedOrder = v.object({
  ...addressed,
  stay: parts.stay,
  /** The number of the cancellation that was reversed. */
  number: v.string(),
  /** Whether the whole reservation had been cancelled. */
  isWhole: v.boolean(),
  /** Paid for the reservation after the reinstatement. */
  paid: parts.price,
  outstanding: parts.price,
  /** The refund that is no longer made. */
  refund: parts.price,
})

export type ReinstatedLetter = LetterOf<typeof reinstatedOrder>

/** The letter about a reinstated cancellation: what is booked again, and what stays paid. */
export function reinstatedLetter(letter: ReinstatedLetter): Promise<LetterContent> {
  const { locale, rooms, number, isWhole, paid, outstanding, refund } = letter
  return factLetter(letter, (say) => ({
    subject: say('letter-reinstated.subject'),
    sentence: say(isWhole ? 'letter-reinstated.whole' : 'letter-reinstated.part', { rooms: rooms.length }),
    facts: [
      ...bookedStay(letter, say),
      { label: say('letter-reinstated.rooms'), text: roomsIn(say, rooms) },
      { label: say('letter-reinstated.cancellation'), text: number },
    ],
    figures: [
      { label: say('letter-money.paid'), text: exactMoney(locale, paid) },
      ...(outstanding.amount > 0
        ? [{ label: say('letter-money.outstanding'), text: exactMoney(locale, outstanding) }]
        : []),
    ],
    paragraphs: [
      refund.amount > 0
        ? say('letter-reinstated.no-refund', { amount: exactMoney(locale, refund) })
        : say('letter-reinstated.nothing-moved'),
    ],
    help: say('letter-help.not-you'),
  }))
}
