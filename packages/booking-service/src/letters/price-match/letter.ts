import type { Money, PriceMatchState } from '@veranda/domain'
import type { CancellingLetter } from '../cancelling-letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney } from '../letter-formats.ts'

export type PriceMatchLetter = CancellingLetter & {
  readonly saving?: Money | undefined
  readonly refund?: Money | undefined
}

/**
 * The letter about a price match: requested, matched, not matched or withdrawn. The stay stays booked in
 * every case.
 */
export function priceMatchLetter(letter: PriceMatchLetter, state: PriceMatchState): Promise<LetterContent> {
  const { locale, saving, refund } = letter
  return factLetter(letter, (say) => ({
    subject: say(`letter-price-match.${state}-subject`),
    sentence: say(`letter-price-match.${state}-sentence`),
    figures: [
      ...(saving ? [{ label: say('letter-price-match.saving'), text: exactMoney(locale, saving) }] : []),
      ...(refund && refund.amount > 0
        ? [{ label: say('letter-price-match.refund'), text: exactMoney(locale, refund) }]
        : []),
    ],
    paragraphs: [say(`letter-price-match.${state}-next`)],
    help: say('letter-help.not-you'),
  }))
}
