import type { BoardRoom, Money, Stay, StayOffer } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { panelId } from '../../patterns/change-price/index.ts'
import { useObstacleWords } from '../../patterns/stay-calendar/index.ts'
import { OfferButton } from '../../patterns/stay-offers/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeDatesScreenProps } from './change-dates-screen.tsx'
import type { DatesRefusal } from './change-dates-state.ts'
import * as css from './change-dates.css.ts'

export type RefusalProps = ChangeDatesScreenProps & {
  readonly stay: Stay
  readonly refusal: DatesRefusal
}

/** Why these dates cannot be had, and the nearest that can, one tap each. */
export function Refusal(props: RefusalProps) {
  const { refusal, reservation, stay, onStay, onTryAgain } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const dates = useDates()
  const rooms = reservation.rooms.map(
    ({ roomNumber, category }): BoardRoom => ({
      roomNumber,
      name: category.name,
      roomTypeId: category.roomTypeId,
    }),
  )
  const obstacleWords = useObstacleWords(rooms)
  const span = `${dates.shortDay(stay.arrival)} – ${dates.shortDay(stay.departure)}`
  switch (refusal.kind) {
    case 'sold-out':
      return (
        <WithOffers offers={refusal.offers} currentTotal={reservation.pricing.total} onStay={onStay}>
          <Notice tone="negative" title={words('change-dates.sold-out-title', { span })}>
            <ul className={css.reasons}>
              {rooms
                .filter(({ roomNumber }) => refusal.roomNumbers.includes(roomNumber))
                .map(({ roomNumber, name }) => (
                  <li key={roomNumber}>
                    {words('change-price.room-sold-out', { room: roomName({ roomNumber, name }) })}
                  </li>
                ))}
            </ul>
          </Notice>
        </WithOffers>
      )
    case 'not-possible':
      return (
        <WithOffers offers={refusal.offers} currentTotal={reservation.pricing.total} onStay={onStay}>
          <Notice tone="negative" title={words('change-dates.not-possible-title', { span })}>
            {obstacleWords(refusal.obstacle)}
          </Notice>
        </WithOffers>
      )
    case 'rate-not-found':
    case 'rate-promotion-not-found':
    case 'no-rates':
      return (
        <WithOffers offers={refusal.offers} currentTotal={reservation.pricing.total} onStay={onStay}>
          <Notice tone="negative" title={words(`change-dates.${refusal.kind}-title`)}>
            {words(`change-dates.${refusal.kind}-body`)}
          </Notice>
        </WithOffers>
      )
    case 'reservation-changed':
    case 'quote-superseded':
      return (
        <Notice
          tone="caution"
          title={words(`change-price.${refusal.kind}-title`)}
          action={
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('change-price.price-again')}
            </Button>
          }
        >
          {words(`change-price.${refusal.kind}-body`)}
        </Notice>
      )
  }
}

type WithOffersProps = {
  readonly offers: readonly StayOffer[]
  readonly currentTotal: Money
  readonly onStay: (stay: Stay) => void
  readonly children: React.ReactNode
}

function WithOffers({ offers, currentTotal, onStay, children }: WithOffersProps) {
  const words = useLaterWords()
  // The offers go with the refusal: the focus stays where the price will stand.
  const take = (stay: Stay): void => {
    document.getElementById(panelId)?.focus()
    onStay(stay)
  }
  return (
    <Stack gap="medium">
      {children}
      {offers.length > 0 && (
        <Stack gap="small" as="section">
          <Heading level={2} look="lead">
            {words('change-dates.nearest')}
          </Heading>
          <ul className={css.offers}>
            {offers.map((offer) => (
              <li key={offer.stay.arrival}>
                <OfferButton offer={offer} currentTotal={currentTotal} onChoose={take} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}
