import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { UselessDay } from './use-day-words.ts'
import { type NamedRoom, useObstacleWords } from './use-obstacle-words.ts'

/** Why a day cannot be chosen; behind a night nobody can have, also until when the stay can last. */
export function useRefusalWords(rooms: readonly NamedRoom[]): (use: UselessDay) => string {
  const words = useLaterWords()
  const dates = useDates()
  const obstacleWords = useObstacleWords(rooms)
  return (use) => {
    if (!use.longest) return obstacleWords(use.obstacle)
    const { obstacle, longest } = use
    return words(`stay-calendar.longest-${obstacle.kind}`, {
      date: dates.shortDay(obstacle.on),
      arrival: dates.shortDay(longest.arrival),
      latest: dates.shortDay(longest.departure),
    })
  }
}
