import type { Money } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import * as v from 'valibot'
import { roomsIn } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { Fact } from '../letter-parts.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney, fullDate, momentThere, timeThere } from '../letter-formats.ts'
import type { Say } from '../letter-words.ts'
import { addressed, type LetterOf, parts } from '../to-main-guest.ts'

export const cancelledOrder = v.object({
  ...addressed,
  staying: parts.rooms,
  number: v.string(),
  at: v.string(),
  paid: parts.price,
  penalty: parts.price,
  refund: parts.price,
  outstanding: parts.price,
  reinstateUntil: v.optional(v.string()),
  creditNote: v.optional(v.object({ code: v.string(), amount: parts.price, validUntil: parts.date })),
})

export type CancelledLetter = LetterOf<typeof cancelledOrder>

/** The letter about a cancellation: what was cancelled, what stays booked, and where the money goes. */
export function cancelledLetter(letter: CancelledLetter): Promise<LetterContent> {
  const { locale, rooms, staying, number, at, timeZone, reinstateUntil } = letter
  return factLetter(letter, (say) => ({
    subject: say('letter-cancelled.subject'),
    sentence: say(staying.length === 0 ? 'letter-cancelled.whole' : 'letter-cancelled.part', {
      rooms: rooms.length,
    }),
    facts: [
      { label: say('letter-cancelled.number'), text: number },
      { label: say('letter-cancelled.at'), text: momentThere(say, locale, at, timeZone) },
      { label: say('letter-cancelled.gone'), text: roomsIn(say, rooms) },
      ...(staying.length === 0
        ? []
        : [{ label: say('letter-cancelled.stays'), text: roomsIn(say, staying) }]),
    ],
    figures: letter.creditNote ? [] : figuresOf(letter, say),
    paragraphs: [
      moneyOf(letter, say),
      ...(reinstateUntil
        ? [say('letter-cancelled.reinstate', { time: timeThere(say, locale, reinstateUntil, timeZone) })]
        : []),
    ],
    help: say('letter-cancelled.help'),
    ...(staying.length === 0 ? { closing: say('letter-cancelled.closing') } : {}),
  }))
}

function figuresOf(
  { locale, paid, penalty, refund, outstanding }: CancelledLetter,
  say: Say,
): readonly Fact[] {
  const figure = (id: LetterMessageId, amount: Money) => ({
    label: say(id),
    text: exactMoney(locale, amount),
  })
  return [
    figure('letter-money.paid', paid),
    figure('letter-cancelled.penalty', penalty),
    figure('letter-cancelled.refund', refund),
    ...(outstanding.amount > 0 ? [figure('letter-money.outstanding', outstanding)] : []),
  ]
}

function moneyOf({ locale, refund, creditNote: note }: CancelledLetter, say: Say): string {
  if (note)
    return say('letter-cancelled.credit', {
      note: note.code,
      amount: exactMoney(locale, note.amount),
      date: fullDate(locale, note.validUntil),
    })
  return refund.amount > 0
    ? say('letter-cancelled.comes-back', { amount: exactMoney(locale, refund) })
    : say('letter-cancelled.nothing-back')
}
