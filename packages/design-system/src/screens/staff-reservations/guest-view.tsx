import { isNamed, type Guest, type Reservation, type Room } from '@veranda/domain'
import { Facts } from '../../components/facts/index.ts'
import { Rule, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inLine, thingsInLine } from '../../patterns/in-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { PriceSummary } from '../../patterns/price-summary/index.ts'
import { RoomTitle } from '../../patterns/room-name/index.ts'
import { StatusBadge } from '../../patterns/status-badge/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './staff-reservations.css.ts'

/** The stay with the same words and sums that its guest reads, and how each guest is reached. */
export function GuestView({ reservation }: { readonly reservation: Reservation }) {
  const words = useStaffWords()
  const dates = useDates()
  const { stay, bookedOn, market, cancellationCode, comments, rooms, property } = reservation
  const facts = [
    {
      term: words('staff-reservations.fact-arrival'),
      detail: dates.day(stay.arrival),
      note: words('stay.check-in', { time: dates.clock(property.checkInAt) }),
    },
    {
      term: words('staff-reservations.fact-departure'),
      detail: dates.day(stay.departure),
      note: words('stay.check-out', { time: dates.clock(property.checkOutAt) }),
    },
    { term: words('staff-reservations.fact-booked'), detail: dates.day(bookedOn) },
    { term: words('staff-reservations.fact-market'), detail: market.name },
    ...(cancellationCode
      ? [{ term: words('staff-reservations.fact-cancellation'), detail: wholeCodes(cancellationCode) }]
      : []),
    ...(comments === ''
      ? []
      : [
          {
            term: words('staff-reservations.fact-comments'),
            detail: <span className={css.words}>{comments}</span>,
          },
        ]),
  ]
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2} look="lead">
          {words('staff-reservations.guests-view')}
        </Heading>
        <Facts items={facts} />
        {rooms.map((room) => (
          <RoomPart key={room.roomId} room={room} />
        ))}
        <Rule />
        <PriceSummary reservation={reservation} />
      </Stack>
    </Surface>
  )
}

function RoomPart({ room }: { readonly room: Room }) {
  const words = useStaffWords()
  const money = useMoney()
  const { roomNumber, status, category, ratePlan, occupancy, guests, services, specialRequests, total } = room
  const addOns = services.map(({ name, quantity }) => (quantity > 1 ? `${name}\u00A0× ${quantity}` : name))
  return (
    <Stack gap="tiny" as="section">
      <Rule />
      <div className={css.roomHead}>
        <Heading level={3} look="lead">
          <RoomTitle roomNumber={roomNumber} name={category.name} />
        </Heading>
        <StatusBadge status={status} />
      </div>
      <Text look="small" tone="muted">
        {inLine([ratePlan.name, words('stay.headcount', { ...occupancy }), money.exact(total)].join(dot))}
      </Text>
      <ul className={css.list}>
        {guests.map((guest) => (
          <GuestLine key={guest.guestId} guest={guest} />
        ))}
      </ul>
      {addOns.length > 0 && (
        <Text look="small">
          {words('staff-reservations.room-extras')}: {inLine(thingsInLine(addOns))}
        </Text>
      )}
      {specialRequests.length > 0 && (
        <Text look="small">
          {words('staff-reservations.room-requests')}:{' '}
          <span className={css.words}>{specialRequests.join('\n')}</span>
        </Text>
      )}
    </Stack>
  )
}

function GuestLine({ guest }: { readonly guest: Guest }) {
  const words = useStaffWords()
  const later = useLaterWords()
  const { isMainGuest, category, age, email, phone } = guest
  const role = isMainGuest
    ? words('staff-reservations.main-guest')
    : age === undefined
      ? later(`room-card.${category}`)
      : later('room-card.age', { age })
  // A number is not parted at its spaces.
  const reached = [email, phone?.replaceAll(' ', '\u00A0')].filter(
    (each) => each !== undefined && each !== '',
  )
  return (
    <li className={css.entry}>
      <span>
        {isNamed(guest) ? `${guest.firstName} ${guest.lastName}` : later('room-card.unnamed')}
        {reached.length > 0 && <span className={css.under}>{inLine(reached.join(dot))}</span>}
      </span>
      <Text as="span" look="small" tone="muted">
        {role}
      </Text>
    </li>
  )
}
