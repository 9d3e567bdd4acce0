import type { AgeRange } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../../patterns/words/index.ts'

/** From such an age on nobody is too old. */
const anyAge = 99

/** The property's own word for an age category, where it has one in the guest's language, and its ages. */
export function useAgeWords() {
  const words = useLaterWords()
  const { locale } = useIntl()
  return {
    name: ({ category, text }: AgeRange): string => {
      const own = locale.startsWith('es') ? text.es : locale.startsWith('en') ? text.en : ''
      return own || words(`room-guests.${category}`)
    },
    span: ({ youngest, oldest }: AgeRange): string => {
      if (oldest >= anyAge) return words('room-guests.ages-from', { youngest })
      return youngest === 0
        ? words('room-guests.ages-up-to', { oldest })
        : words('room-guests.ages', { youngest, oldest })
    },
  }
}
