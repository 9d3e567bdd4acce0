import {
  addDays,
  alternativesTo,
  dateOrderOf,
  isSameStay,
  type Money,
  nightsOf,
  type PlainDate,
  type RateCalendar,
  restrictionTo,
  type Stay,
  type StayOffer,
  writeDate,
} from '@veranda/domain'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { DateField } from '../date-field/index.ts'
import { useDates } from '../dates/index.ts'
import { useRestrictionWords } from '../stay-calendar/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { OfferButton, type OfferButtonProps } from './offer-button.tsx'
import * as css from './stay-offers.css.ts'

export type OfferListProps = {
  readonly calendar: RateCalendar
  /** The reservation's present total, add-ons included. */
  readonly currentTotal: Money
  readonly quoted?: OfferButtonProps['quoted']
  readonly chosen?: Stay | undefined
  readonly onChoose: (stay: Stay) => void
}

/**
 * An alternative to the calendar's grid: the guest types dates, and stays near them are listed: these dates first, then
 * stays of the same length, cheapest first. A stay that is too short or too long is answered with the shortest or the
 * longest there may be, then with those as long as the booked one. The booked stay itself is none to change to. A stay
 * that is chosen in the list leaves the list as it is.
 */
export function OfferList(props: OfferListProps) {
  const { calendar, currentTotal, chosen } = props
  const words = useLaterWords()
  const { locale } = useIntl()
  const dates = useDates()
  const restrictionWords = useRestrictionWords(calendar.rooms)
  // What was typed, or what the list was around when one of its stays was chosen.
  const [asked, setAsked] = useState<Stay>()
  const wanted = asked ?? chosen ?? calendar.current.stay
  const restriction = restrictionTo(calendar, wanted)
  const offers = useMemo(() => alternativesTo(calendar, wanted), [calendar, wanted])
  const last = calendar.days.at(-1)?.date
  // Typed dates count as chosen if they can be had.
  const ask = (stay: Stay): void => {
    setAsked(stay)
    if (!restrictionTo(calendar, stay) && !isSameStay(stay, calendar.current.stay)) props.onChoose(stay)
  }
  const choose = (stay: Stay): void => {
    setAsked(wanted)
    props.onChoose(stay)
  }
  return (
    <Stack gap="medium">
      <div className={css.wanted}>
        {(['arrival', 'departure'] as const).map((end) => (
          <DateField
            key={end}
            label={words(`stay-offers.${end}`)}
            pickLabel={words(`stay-offers.pick-${end}`)}
            notADate={words('guest-information.date-wrong', {
              example: writeDate(wanted[end], dateOrderOf(locale)),
            })}
            value={wanted[end]}
            earliest={calendar.today}
            latest={last}
            onChange={(date) => date && ask(wantedAfter(wanted, end, date))}
          />
        ))}
      </div>
      <div role="status">
        {/* Of a stay that was chosen it is said beside the price. */}
        {restriction && !(chosen && isSameStay(wanted, chosen)) && (
          <Text look="small" tone="caution">
            {inLine(words('stay-offers.not-these', { why: restrictionWords(restriction) }))}
          </Text>
        )}
        <Text look="small" tone="muted">
          {words('stay-offers.around', {
            count: offers.asLong.length + offers.asBooked.length + offers.otherLengths.length,
          })}
        </Text>
        {currentTotal.amount !== calendar.current.total && (
          <Text look="small" tone="muted">
            {words('stay-offers.totals-with-add-ons')}
          </Text>
        )}
      </div>
      {[offers.asLong, offers.asBooked].map((list) => {
        const [first] = list
        if (!first) return null
        const nights = nightsOf(first.stay)
        return (
          <Offers
            key={`${nights}/${wanted.arrival}`}
            {...props}
            title={words('stay-offers.as-long', { nights, day: dates.shortDay(wanted.arrival) })}
            offers={list}
            leadOf={leadOf}
            onChoose={choose}
          />
        )
      })}
      {offers.otherLengths.length > 0 && (
        <Offers
          {...props}
          title={words('stay-offers.other-lengths')}
          offers={offers.otherLengths}
          leadOf={leadOf}
          onChoose={choose}
        />
      )}
    </Stack>
  )

  function leadOf({ stay }: StayOffer): string | undefined {
    return isSameStay(stay, wanted) ? words('stay-offers.wanted') : undefined
  }
}

type OffersProps = OfferListProps & {
  readonly title: string
  readonly offers: readonly StayOffer[]
  readonly leadOf: (offer: StayOffer) => string | undefined
}

/** So many are listed before the rest is asked for. */
const atFirst = 5

function Offers({ title, offers, leadOf, currentTotal, quoted, chosen, onChoose }: OffersProps) {
  const id = useId()
  const words = useLaterWords()
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isHiddenChosen = offers.slice(atFirst).some(({ stay }) => chosen && isSameStay(stay, chosen))
  const shown = isAll || isHiddenChosen ? offers : offers.slice(0, atFirst)
  // The press goes with it: the focus goes to the first that came.
  useEffect(() => {
    if (isAll) list.current?.querySelectorAll('button')[atFirst]?.focus()
  }, [isAll])
  return (
    <Stack gap="small" as="section" labelledBy={id}>
      <Heading level={2} look="lead" id={id}>
        {title}
      </Heading>
      <ol ref={list} className={css.list}>
        {shown.map((offer) => (
          <li key={`${offer.stay.arrival}/${offer.stay.departure}`}>
            <OfferButton
              offer={offer}
              currentTotal={currentTotal}
              quoted={quoted}
              lead={leadOf(offer)}
              isChosen={chosen && isSameStay(offer.stay, chosen)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {shown.length < offers.length && (
        <div>
          <Button tone="quiet" size="small" icon={laterIcons.plus} onPress={() => setAll(true)}>
            {words('stay-offers.more', { count: offers.length - shown.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** A later arrival takes the departure along; a departure before the arrival takes the arrival along. */
function wantedAfter(wanted: Stay, end: 'arrival' | 'departure', date: PlainDate): Stay {
  const nights = nightsOf(wanted)
  if (end === 'arrival') return { arrival: date, departure: addDays(date, nights) }
  return wanted.arrival < date
    ? { arrival: wanted.arrival, departure: date }
    : { arrival: addDays(date, -nights), departure: date }
}
