import type { AgeRange } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../later-words/index.ts'

/** From such an age on nobody is too old. */
const anyAge = 99

export type AgeWords = {
  /** The property's own word for an age category, where it has one in the guest's language. */
  readonly name: (range: AgeRange) => string
  /** "13 to 17 years" */
  readonly span: (range: AgeRange) => string
}

/** Names of age categories and of the ages they reach, in the property’s own words where it has some. */
export function useAgeWords(): AgeWords {
  const words = useLaterWords()
  const { locale } = useIntl()
  return {
    name: ({ category, text }) => {
      const own = locale.startsWith('es') ? text.es : locale.startsWith('en') ? text.en : ''
      return own || words(`room-guests.${category}`)
    },
    span: ({ youngest, oldest }) => {
      if (oldest >= anyAge) return words('room-guests.ages-from', { youngest })
      return youngest === 0
        ? words('room-guests.ages-up-to', { oldest })
        : words('room-guests.ages', { youngest, oldest })
    },
  }
}
