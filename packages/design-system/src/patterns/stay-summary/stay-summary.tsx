import {
  type ClockTime,
  nightsOf,
  type Occupancy,
  type PlainDate,
  type Property,
  type RatePlan,
  type Reservation,
  type Room,
  type RoomCategory,
  stayProgressOf,
} from '@veranda/domain'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Heading } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './stay-summary.css.ts'

/** What a reservation is summed up from. */
type SummedUp = Pick<Reservation, 'reservationCode' | 'status' | 'stay' | 'actions'> & {
  readonly property: Pick<Property, 'name' | 'address' | 'checkInAt' | 'checkOutAt'>
  readonly rooms: readonly BookedRoom[]
}

type BookedRoom = Pick<Room, 'status' | 'occupancy'> & {
  readonly category: Pick<RoomCategory, 'name' | 'beds'>
  readonly ratePlan: Pick<RatePlan, 'name'>
}

export type StaySummaryProps = {
  readonly reservation: SummedUp
  /** What comes before the days: where the money of a cancelled stay is. */
  readonly children?: ReactNode
}

/** Where, when, how many nights, who, and whether it is settled. */
export function StaySummary({ reservation, children }: StaySummaryProps) {
  const intl = useIntl()
  const words = useWords()
  const { property, stay, rooms, status } = reservation
  const isCompleted = status !== 'cancelled' && stayProgressOf(reservation) === 'completed'
  const standing = rooms.filter(({ status }) => status !== 'cancelled')
  const country = intl.formatDisplayName(property.address.countryCode, { type: 'region' })
  const place = [property.address.city, country].filter(Boolean).join(', ')
  const counted = standing.length > 0 ? standing : rooms
  return (
    <section className={css.summary}>
      <header className={css.header}>
        <div className={css.over}>
          <StatusBadge status={isCompleted ? 'completed' : reservation.status} />
          <span className={css.code}>{reservation.reservationCode}</span>
        </div>
        <Heading level={1} look="hero">
          {property.name}
        </Heading>
        <p className={css.small}>{place}</p>
        <p className={css.bookedLine}>
          <span className={css.bookedParts}>
            {bookedIn(counted).map((part) => (
              <span key={part} className={css.booked}>
                {part}{' '}
              </span>
            ))}
          </span>
        </p>
      </header>
      {children}
      <div className={css.dates}>
        <StayDate
          label={words('stay.arrival')}
          date={stay.arrival}
          time={property.checkInAt}
          timeWords="stay.check-in"
        />
        <StayDate
          label={words('stay.departure')}
          date={stay.departure}
          time={property.checkOutAt}
          timeWords={property.checkOutAt === '12:00' ? 'stay.check-out-noon' : 'stay.check-out'}
        />
      </div>
      <dl className={css.facts}>
        <Fact
          term={words('stay.length')}
          detail={words('price-summary.rooms', { rooms: counted.length, nights: nightsOf(stay) })}
        />
        <Fact term={words('stay.guests')} detail={words('stay.headcount', everyone(counted))} />
      </dl>
    </section>
  )
}

type StayDateProps = {
  readonly label: string
  readonly date: PlainDate
  readonly time: ClockTime
  readonly timeWords: 'stay.check-in' | 'stay.check-out' | 'stay.check-out-noon'
}

function StayDate({ label, date, time, timeWords }: StayDateProps) {
  const words = useWords()
  const dates = useDates()
  return (
    <div className={css.date}>
      <p className={css.quiet}>{label}</p>
      <p className={css.leaf}>
        <span className={css.numeral}>{dates.dayOfMonth(date)}</span>
        <span className={css.beside}>
          <span className={css.month}>
            {dates.month(date)} <span className={css.year}>{dates.year(date)}</span>
          </span>
          <span className={css.small}>{dates.weekday(date)}</span>
        </span>
      </p>
      <p className={css.small}>{words(timeWords, { time: dates.clock(time) })}</p>
    </div>
  )
}

function Fact({ term, detail }: { readonly term: string; readonly detail: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.quiet}>{term}</dt>
      <dd>{detail}</dd>
    </div>
  )
}

/** A line each: the kinds of room with how many there are of it; its beds where it is the only one, the rate where all have the same. */
function bookedIn(rooms: readonly BookedRoom[]): readonly string[] {
  const names = rooms.map(({ category }) => category.name)
  const kinds = [...new Set(names)].map((kind) => {
    const count = names.filter((name) => name === kind).length
    return count > 1 ? `${kind}\u00A0×\u00A0${count}` : kind
  })
  const [beds, ...otherBeds] = new Set(rooms.map(({ category }) => category.beds))
  const [rate, ...otherRates] = new Set(rooms.map(({ ratePlan }) => ratePlan.name))
  const parts = [...kinds, kinds.length + otherBeds.length === 1 && beds, otherRates.length === 0 && rate]
  return parts.flatMap((part) => part || [])
}

const everyone = (rooms: readonly { readonly occupancy: Occupancy }[]): Occupancy =>
  rooms.reduce(
    (all, { occupancy }) => ({
      adults: all.adults + occupancy.adults,
      teens: all.teens + occupancy.teens,
      kids: all.kids + occupancy.kids,
      infants: all.infants + occupancy.infants,
    }),
    { adults: 0, teens: 0, kids: 0, infants: 0 },
  )
