import { compareRooms, type Room, type RoomOffer, type Stay } from '@veranda/domain'
import type { GuestCurrency } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { CategoryCard, type CategoryCardProps } from './category-card.tsx'
import { Compared } from './compared.tsx'
import { OfferNights } from './offer-nights.tsx'
import { OfferPrice } from './offer-price.tsx'

export type OfferCardProps = Pick<CategoryCardProps, 'name' | 'isMirrored' | 'isChosen' | 'onChoose'> & {
  readonly room: Room
  readonly stay: Stay
  readonly offer: RoomOffer
  readonly promotionCode?: string | undefined
  /** Other rooms of the guest that took the last ones. */
  readonly takenBy: readonly number[]
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Another category for a room: what it costs more, and what it has over today's. */
export function OfferCard(props: OfferCardProps) {
  const { room, offer, takenBy, isChosen } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const { category, availability } = offer
  if (availability.kind !== 'available') return null
  const isTaken = takenBy.length > 0 && !isChosen
  const comparison = compareRooms(room.category, category)
  return (
    <CategoryCard
      {...props}
      category={category}
      comparison={comparison}
      left={availability.left}
      taken={
        isTaken
          ? words('room-upgrade.taken', {
              count: takenBy.length,
              rooms: takenBy.map((roomNumber) => roomName({ roomNumber })).join('; '),
            })
          : undefined
      }
      price={<OfferPrice {...props} price={availability} />}
      below={<OfferNights room={room} nights={availability.nights} />}
    >
      <Compared comparison={comparison} />
    </CategoryCard>
  )
}
