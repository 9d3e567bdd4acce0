import {
  addDays,
  nearestOffers,
  nightsOf,
  type Stay,
  type StayOffer,
  type UnavailableStay,
} from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { type ChangeRefusal, panelId, RefusedPrice } from '../../patterns/change-price/index.ts'
import { type NamedRoom, useRestrictionWords } from '../../patterns/stay-calendar/index.ts'
import { OfferButton } from '../../patterns/stay-offers/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangeDatesScreenProps } from './change-dates-screen.tsx'
import * as css from './change-dates.css.ts'

export type RefusalProps = ChangeDatesScreenProps & { readonly refusal: ChangeRefusal }

/** Why these dates cannot be had, and the nearest that can, one tap each. */
export function Refusal(props: RefusalProps) {
  const { refusal, reservation, calendar, stay } = props
  const rooms = reservation.rooms.map(({ roomNumber, category }) => ({ roomNumber, name: category.name }))
  switch (refusal.kind) {
    case 'not-available':
    case 'sold-out': {
      const restriction = refusal.kind === 'not-available' ? refusal.restriction : undefined
      const wanted = stay && asLongAsAllowed(stay, restriction)
      return (
        <WithOffers
          {...props}
          offers={calendar && wanted ? nearestOffers(calendar, wanted) : []}
          otherLength={wanted && wanted !== stay ? nightsOf(wanted) : undefined}
        >
          <NotAvailable
            restriction={restriction}
            rooms={rooms}
            stay={stay}
            isPromoted={props.promotion.kind === 'applied' || reservation.promotion !== undefined}
          />
        </WithOffers>
      )
    }
    case 'not-possible':
    case 'reservation-changed':
    case 'quote-superseded':
      return <RefusedPrice {...props} refusal={refusal} />
  }
}

/** Where the stay is too short or too long, as long as it has to be or may be. */
function asLongAsAllowed(stay: Stay, restriction: UnavailableStay | undefined): Stay {
  const lasting = (nights: number): Stay => ({ ...stay, departure: addDays(stay.arrival, nights) })
  if (restriction?.kind === 'too-short') return lasting(restriction.minimumNights)
  return restriction?.kind === 'too-long' ? lasting(restriction.maximumNights) : stay
}

type NotAvailableProps = {
  /** Missing where no more is known than that a room is gone. */
  readonly restriction: UnavailableStay | undefined
  readonly rooms: readonly NamedRoom[]
  readonly stay: Stay | undefined
  /** A promotion, applied or the reservation's own, is what there is no rate for. */
  readonly isPromoted: boolean
}

function NotAvailable({ restriction, rooms, stay, isPromoted }: NotAvailableProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const spanOf = useSpan()
  const restrictionWords = useRestrictionWords(rooms)
  const span = stay ? spanOf({ from: stay.arrival, until: stay.departure }) : ''
  if (!restriction || restriction.kind === 'sold-out') {
    const gone = rooms.filter(({ roomNumber }) => restriction?.roomNumbers.includes(roomNumber) ?? true)
    return (
      <Notice tone="negative" title={words('change-dates.sold-out-title', { span })}>
        <ul className={css.reasons}>
          {gone.map((room) => (
            <li key={room.roomNumber}>
              {inLine(words('change-price.room-sold-out', { room: roomName(room) }))}
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  return restriction.kind === 'rate-not-found' ? (
    <Notice
      tone="negative"
      title={words(`change-dates.${isPromoted ? 'promotion-' : ''}rate-not-found-title`)}
    >
      {words(`change-dates.${isPromoted ? 'promotion-' : ''}rate-not-found-body`)}
    </Notice>
  ) : (
    <Notice tone="negative" title={words('change-dates.not-possible-title', { span })}>
      {inLine(restrictionWords(restriction))}
    </Notice>
  )
}

type WithOffersProps = Pick<ChangeDatesScreenProps, 'reservation' | 'onStay'> & {
  readonly offers: readonly StayOffer[]
  /** The nights of the offered stay, if they are not those the guest selected. */
  readonly otherLength: number | undefined
  readonly children: React.ReactNode
}

function WithOffers({ offers, otherLength: nights, reservation, onStay, children }: WithOffersProps) {
  const words = useLaterWords()
  // The offers go with the refusal: the focus stays where the price will stand.
  const take = (stay: Stay): void => {
    document.getElementById(panelId)?.focus()
    onStay(stay)
  }
  return (
    <Stack gap="medium">
      {children}
      {offers.length === 0 && <Text>{words('change-dates.none-near')}</Text>}
      {offers.length > 0 && (
        <Stack gap="small" as="section">
          <Heading level={2} look="lead">
            {nights === undefined
              ? words('change-dates.nearest')
              : words('change-dates.nearest-of-length', { nights })}
          </Heading>
          <ul className={css.offers}>
            {offers.map((offer) => (
              <li key={offer.stay.arrival}>
                <OfferButton offer={offer} currentTotal={reservation.pricing.total} onChoose={take} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
