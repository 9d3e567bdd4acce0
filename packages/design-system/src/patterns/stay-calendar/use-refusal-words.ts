import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { UselessDay } from './use-day-words.ts'
import { type NamedRoom, useRestrictionWords } from './use-restriction-words.ts'

/** Why a day cannot be chosen; behind a night nobody can have, also until when the stay can last. */
export function useRefusalWords(rooms: readonly NamedRoom[]): (use: UselessDay) => string {
  const words = useLaterWords()
  const dates = useDates()
  const restrictionWords = useRestrictionWords(rooms)
  return (use) => {
    if (!use.longest) return restrictionWords(use.restriction)
    const { restriction, longest } = use
    return words(`stay-calendar.longest-${restriction.kind}`, {
      date: dates.shortDay(restriction.on),
      arrival: dates.shortDay(longest.arrival),
      latest: dates.shortDay(longest.departure),
    })
  }
}
