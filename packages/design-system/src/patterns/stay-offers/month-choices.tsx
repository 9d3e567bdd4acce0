import {
  addDays,
  cheapest,
  isSameStay,
  type Money,
  nightsOf,
  offersOfLength,
  type PlainDate,
  type RateCalendar,
  restrictionTo,
  type Stay,
} from '@veranda/domain'
import { useId, useMemo } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { OfferButton, type OfferButtonProps } from './offer-button.tsx'
import * as css from './stay-offers.css.ts'

export type MonthChoicesProps = {
  readonly calendar: RateCalendar
  /** The reservation's present total, add-ons included. */
  readonly currentTotal: Money
  readonly quoted?: OfferButtonProps['quoted']
  readonly chosen?: Stay | undefined
  readonly onChoose: (stay: Stay) => void
}

/**
 * As long as the stay that is chosen, or else, as where that cannot be had, as the one that is booked, on the cheapest
 * days of each of the coming months.
 */
export function MonthChoices({ calendar, currentTotal, quoted, chosen, onChoose }: MonthChoicesProps) {
  const words = useLaterWords()
  const dates = useDates()
  const id = useId()
  const booked = nightsOf(calendar.current.stay)
  const nights = chosen && !restrictionTo(calendar, chosen) ? nightsOf(chosen) : booked
  const offers = useMemo(() => cheapestByMonth(calendar, nights), [calendar, nights])
  if (offers.length === 0) return null
  return (
    <Stack gap="small" as="section" labelledBy={id}>
      <div>
        <Heading level={2} look="lead" id={id}>
          {words(nights === booked ? 'stay-offers.same-length' : 'stay-offers.other-length', { nights })}
        </Heading>
        {currentTotal.amount !== calendar.current.total && (
          <Text look="small" tone="muted">
            {words('stay-offers.totals-with-add-ons')}
          </Text>
        )}
      </div>
      <ul className={css.choices}>
        {offers.map((offer) => (
          <li key={offer.stay.arrival}>
            <OfferButton
              offer={offer}
              currentTotal={currentTotal}
              quoted={quoted}
              lead={dates.month(offer.stay.arrival)}
              isChosen={chosen && isSameStay(offer.stay, chosen)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const monthsAhead = 6

function cheapestByMonth(calendar: RateCalendar, nights: number) {
  const months = new Map<string, { from: PlainDate; to: PlainDate }>()
  for (let day = calendar.today, left = monthsAhead * 31; left > 0; left -= 1, day = addDays(day, 1)) {
    const month = day.slice(0, 7)
    months.set(month, { from: months.get(month)?.from ?? day, to: day })
  }
  return [...months.values()]
    .slice(0, monthsAhead)
    .map((span) => cheapest(offersOfLength(calendar, nights, span)))
    .filter((offer) => offer !== undefined)
}
