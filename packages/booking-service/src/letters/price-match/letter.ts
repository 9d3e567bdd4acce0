import type { Money, PriceMatchState } from '@veranda/domain'
import type { CancellingLetter } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney } from '../letter-formats.ts'
import { wordsOf } from '../letter-words.ts'

export type PriceMatchLetter = CancellingLetter & {
  readonly saving?: Money | undefined
  readonly refund?: Money | undefined
}

/**
 * The letter about a price match: requested, matched, not matched or withdrawn. The stay stays booked in
 * every case.
 */
export function priceMatchLetter(letter: PriceMatchLetter, state: PriceMatchState): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, link, saving, refund } = letter
  const say = wordsOf(letter)
  const figures = [
    ...(saving ? [{ label: say('letter-price-match.saving'), text: exactMoney(locale, saving) }] : []),
    ...(refund && refund.amount > 0
      ? [{ label: say('letter-price-match.refund'), text: exactMoney(locale, refund) }]
      : []),
  ]
  return factLetter({
    locale,
    letterhead,
    helpPhone,
    subject: say(`letter-price-match.${state}-subject`),
    greeting: say('letter.greeting'),
    sentence: say(`letter-price-match.${state}-sentence`),
    facts: [],
    figures,
    paragraphs: [say(`letter-price-match.${state}-next`)],
    button: { href: link, label: say('letter.open-reservation') },
    help: say('letter-cancelled.help'),
    closing: say('letter.closing'),
  })
}
