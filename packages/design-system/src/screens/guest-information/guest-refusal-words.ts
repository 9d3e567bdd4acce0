import { dateOrderOf, type GuestRefusal, type Locale, type PlainDate, writeDate } from '@veranda/domain'
import { refusalWords } from '../../patterns/field-refusal/index.ts'
import type { LaterWords } from '../../patterns/later-words/index.ts'

/** An age category without an upper limit. */
const noEnd = 99

/** Why something said of a guest is not accepted, in the page's language. */
export function guestRefusalWords(
  refusal: GuestRefusal,
  { words, locale, birth }: { words: LaterWords; locale: Locale; birth: PlainDate },
): string {
  switch (refusal.rule) {
    case 'date':
      return words('guest-information.date-wrong', {
        example: writeDate(birth, dateOrderOf(locale)),
      })
    case 'phone-signs':
      return words('guest-information.phone-signs', { example: '+52 55 5550 0142' })
    case 'date-to-come':
    case 'zip-signs':
    case 'place-signs':
    case 'choice':
      return words(`guest-information.${refusal.rule}`)
    case 'other-category': {
      const { age, category, range } = refusal
      return words('guest-information.other-category', {
        age,
        category,
        range: range ? (range.oldest >= noEnd ? 'open' : 'closed') : 'none',
        youngest: range?.youngest ?? 0,
        oldest: range?.oldest ?? 0,
      })
    }
    case 'required':
    case 'email':
    case 'emails':
    case 'letters-only':
    case 'name':
    case 'numbers-only':
    case 'too-short':
    case 'too-long':
    case 'wrong-length':
    case 'confirmation-number':
    case 'password':
    case 'passwords-differ':
      return refusalWords(refusal, words)
  }
}
