import { addDays, calendarDay, nightsOf, type PlainDate, type RateCalendar, type Stay } from '@veranda/domain'
import { useState } from 'react'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { Choice } from './day-face.ts'
import type { DayWords } from './use-day-words.ts'

export type StayChoiceFacts = {
  readonly calendar: RateCalendar
  readonly chosen: Stay | undefined
  readonly words: DayWords
  readonly onChoose: (stay: Stay) => void
  readonly onClear: () => void
}

export type ChoiceStatus = {
  readonly sentence: string
  /** What the stay costs more, or less: heard here, and seen where its price is. */
  readonly effect?: string | undefined
}

/** An arrival, then a departure; what was just chosen is said in a sentence. */
export function useStayChoice({ calendar, chosen, words: days, onChoose, onClear }: StayChoiceFacts) {
  const words = useLaterWords()
  const dates = useDates()
  const [arrival, setArrival] = useState<PlainDate>()
  const [why, setWhy] = useState<string>()
  const [known, setKnown] = useState(chosen)
  // A stay chosen elsewhere (a quick choice, another screen) takes the place of a half-made choice.
  if (known?.arrival !== chosen?.arrival || known?.departure !== chosen?.departure) {
    setKnown(chosen)
    setArrival(undefined)
    setWhy(undefined)
  }
  const choice: Choice = arrival === undefined ? (chosen ?? {}) : { arrival }
  const summed = (stay: Stay): ChoiceStatus => {
    const { use } = calendarDay(calendar, stay.departure, stay.arrival)
    const sentence = words('stay-calendar.chosen', {
      arrival: dates.shortDay(stay.arrival),
      departure: dates.shortDay(stay.departure),
      nights: nightsOf(stay),
    })
    return use.kind === 'departure'
      ? { sentence, effect: days.effect(use.offer.difference) }
      : { sentence: `${sentence}: ${words('stay-calendar.unavailable')}` }
  }
  const status = (): ChoiceStatus => {
    if (why !== undefined) return { sentence: why }
    if (arrival !== undefined)
      return { sentence: words('stay-calendar.choose-departure', { date: dates.day(arrival) }) }
    return chosen ? summed(chosen) : { sentence: words('stay-calendar.choose-arrival') }
  }
  return {
    choice,
    status: status(),
    /** A day is pressed: it begins a stay, ends it, or says why it does neither. */
    take: (date: PlainDate): void => {
      const { use } = calendarDay(calendar, date, arrival)
      setWhy(undefined)
      if (use.kind === 'none')
        return setWhy(use.longest ? days.refusal(use) : `${dates.day(date)}: ${days.refusal(use)}`)
      if (use.kind === 'arrival') return setArrival(date)
      setArrival(undefined)
      setKnown(use.offer.stay)
      onChoose(use.offer.stay)
    },
    clear: (): void => {
      setWhy(undefined)
      if (arrival === undefined && chosen) onClear()
      setArrival(undefined)
    },
    isEmpty: arrival === undefined && chosen === undefined,
    last: addDays(calendar.days.at(-1)?.date ?? calendar.today, 1),
  }
}
