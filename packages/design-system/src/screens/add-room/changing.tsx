import {
  activeRooms,
  chosenFor,
  type Room,
  type RoomOffer,
  takenByOthers,
  withUpgrade,
} from '@veranda/domain'
import { useId } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { looksAlike } from '../../patterns/room-card/looks-alike.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { GoneOffers } from '../room-upgrade/gone-offers.tsx'
import { KeptCard } from '../room-upgrade/kept-card.tsx'
import { OfferCard } from '../room-upgrade/offer-card.tsx'
import * as css from './add-room.css.ts'
import type { AddRoomScreenProps } from './add-room-screen.tsx'

/** Another category for one of the rooms: which room, and which category. */
export function Changing(props: AddRoomScreenProps) {
  const { price, roomNumber, others, onRoom, onOffersAgain } = props
  const words = useLaterWords()
  const rooms = activeRooms(price.reservation.rooms)
  const room = rooms.find((one) => one.roomNumber === roomNumber) ?? rooms[0]
  if (!room) return null
  return (
    <Stack gap="large">
      {rooms.length > 1 && (
        <SelectField
          label={words('add-room.which-room')}
          name="room"
          value={String(room.roomNumber)}
          options={rooms.map(({ roomNumber: number, category: { name } }) => ({
            value: String(number),
            label: words('add-room.room-option', { number, name }),
          }))}
          onChange={(value) => onRoom(Number(value))}
        />
      )}
      {others.kind === 'loading' && (
        <Stack gap="small">
          <p role="status">{words('add-room.loading')}</p>
          <Skeleton shape="block" />
          <Skeleton shape="scene" />
        </Stack>
      )}
      {others.kind === 'failed' && (
        <FailureNotice failure={others.failure} help={price.help} onTryAgain={onOffersAgain} />
      )}
      {others.kind === 'ready' && <OtherCategories {...props} room={room} offers={others.offers} />}
    </Stack>
  )
}

type OtherCategoriesProps = AddRoomScreenProps & {
  readonly room: Room
  readonly offers: readonly RoomOffer[]
}

function OtherCategories({ room, offers, wish, price, onWish }: OtherCategoriesProps) {
  const words = useLaterWords()
  const name = useId()
  const { reservation, guestCurrency } = price
  const { roomNumber } = room
  const chosen = chosenFor(wish, roomNumber)
  const open = offers.filter(({ availability }) => availability.kind === 'available')
  const gone = offers.filter(({ availability }) => availability.kind !== 'available')
  const choose = (roomTypeId: number | undefined) => onWish(withUpgrade(wish, roomNumber, roomTypeId))
  if (offers.length === 0)
    return (
      <Notice tone="info" title={words('add-room.only-one-title')}>
        {words('add-room.only-one-body', { hotel: reservation.property.name })}
      </Notice>
    )
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={hidden}>{words('add-room.which-other', { number: roomNumber })}</legend>
        <KeptCard
          name={name}
          room={room}
          guestCurrency={guestCurrency}
          isChosen={chosen === undefined}
          onChoose={() => choose(undefined)}
        />
        {open.map((offer, index) => (
          <OfferCard
            key={offer.category.roomTypeId}
            name={name}
            room={room}
            stay={reservation.stay}
            offer={offer}
            promotionCode={reservation.promotion?.code}
            takenBy={takenByOthers(offer, wish, roomNumber)}
            guestCurrency={guestCurrency}
            isMirrored={open.slice(0, index).some((before) => looksAlike(before.category, offer.category))}
            isChosen={chosen === offer.category.roomTypeId}
            onChoose={() => choose(offer.category.roomTypeId)}
          />
        ))}
      </fieldset>
      {open.length === 0 && (
        <Notice tone="info" title={words('add-room.all-gone')}>
          {words('add-room.all-gone-note')}
        </Notice>
      )}
      {gone.length > 0 && <GoneOffers room={room} offers={gone} stay={reservation.stay} chosen={chosen} />}
    </>
  )
}
