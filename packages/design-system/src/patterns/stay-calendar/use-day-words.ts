import {
  type CalendarDay,
  money,
  type PlainDate,
  type RateCalendar,
  type UnavailableStay,
} from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useCellAmount } from './use-cell-amount.ts'
import { type NamedRoom, useRestrictionWords } from './use-restriction-words.ts'

export type DayWords = {
  /** What stands in the day's cell, under its number. */
  readonly amount: (day: CalendarDay, isChosenEnd: boolean) => string
  /** Date, price, state and effect, in this order. */
  readonly sentence: (day: CalendarDay, marks: DayMarks) => string
  /** Why a day neither begins nor ends the stay. */
  readonly refusal: (use: UselessDay) => string
  /** "From $250.00 per night", of a month. */
  readonly from: (rate: number) => string
  /** "$120.00 more than now" */
  readonly effect: (difference: number) => string
}

type UselessDay = Extract<CalendarDay['use'], { readonly kind: 'none' }>

/** What a day is to the stay as booked, and to the one being chosen. */
export type DayMarks = {
  readonly now?: 'arrival' | 'night' | 'departure' | undefined
  readonly chosen?: 'arrival' | 'night' | 'departure' | undefined
}

/** The words of the days of a rate calendar; the same object until calendar or language changes. */
export function useDayWords(calendar: RateCalendar): DayWords {
  const intl = useIntl()
  const words = useLaterWords()
  const { exact } = useMoney()
  const cell = useCellAmount(calendar.currency)
  const refusal = useRefusalWords(calendar.rooms)
  const price = (amount: number): string => exact(money(amount, calendar.currency))
  const effect = (difference: number): string => {
    if (difference === 0) return words('stay-calendar.no-difference')
    const amount = price(Math.abs(difference))
    return words(difference > 0 ? 'stay-calendar.increase' : 'stay-calendar.decrease', { amount })
  }
  const day = (date: PlainDate): string =>
    intl.formatDate(`${date}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })
  const rate = ({ rate: amount, isSpecial, use }: CalendarDay): string | undefined => {
    if (amount === undefined || (use.kind === 'none' && noPrice.has(use.restriction.kind))) return undefined
    return words(isSpecial ? 'stay-calendar.special-rate' : 'stay-calendar.rate', { amount: price(amount) })
  }
  const made: DayWords = {
    refusal,
    effect,
    from: (lowest) => words('stay-calendar.from', { amount: price(lowest) }),
    amount: ({ use, rate: amount }, isChosenEnd) => {
      if (use.kind === 'departure') return cell.difference(use.offer.difference)
      if (isChosenEnd || use.kind === 'arrival') return amount === undefined ? '' : cell.plain(amount)
      return ''
    },
    sentence: (calendarDay, marks) => {
      const { use, night, minimumNights, limit } = calendarDay
      const wording = [
        day(calendarDay.date),
        rate(calendarDay),
        marks.now && words(`stay-calendar.now-${marks.now}`),
        marks.chosen && words(`stay-calendar.chosen-${marks.chosen}`),
        limit === 'check-in-only' && words('stay-calendar.check-in-only'),
        use.kind === 'arrival' &&
          minimumNights > 1 &&
          words('stay-calendar.minimum', { nights: minimumNights }),
        use.kind === 'arrival' && words('stay-calendar.may-arrive'),
        use.kind === 'departure' && night === 'sold-out' && words('stay-calendar.night-sold-out'),
        use.kind === 'departure' &&
          words('stay-calendar.may-leave', { effect: effect(use.offer.difference) }),
        use.kind === 'none' && !marks.chosen && refusal(use),
      ]
      return wording.filter((part): part is string => Boolean(part)).join('. ')
    },
  }
  // Stored as long as language and calendar are the same, so that unchanged rows are not rendered again.
  const [retained, setRetained] = useState({ intl, calendar, made })
  if (retained.intl === intl && retained.calendar === calendar) return retained.made
  setRetained({ intl, calendar, made })
  return made
}

const noPrice: ReadonlySet<UnavailableStay['kind']> = new Set([
  'in-the-past',
  'closed',
  'sold-out',
  'not-on-sale',
  'rate-not-found',
])

/** Why a day cannot be chosen; behind a night nobody can have, also until when the stay can last. */
function useRefusalWords(rooms: readonly NamedRoom[]): (use: UselessDay) => string {
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
