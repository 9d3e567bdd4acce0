import {
  type ChangeWish,
  chosenFor,
  type Reservation,
  type Room,
  type RoomOffer,
  takenByOthers,
} from '@veranda/domain'
import { type ReactNode, useId } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import type { GuestCurrency } from '../money/index.ts'
import { GoneOffers } from './gone-offers.tsx'
import { KeptCard } from './kept-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { isMirrored, openAndGone } from './offers.ts'
import * as css from './room-offer.css.ts'

export type CategoryChoiceProps = {
  readonly reservation: Reservation
  readonly room: Room
  readonly offers: readonly RoomOffer[]
  readonly wish: ChangeWish
  readonly guestCurrency?: GuestCurrency | undefined
  /** What is chosen, heard. */
  readonly legend: string
  /** What is said where none of them can be had. */
  readonly allGone: { readonly title: string; readonly note: string }
  /** What stands between the choice and what is gone. */
  readonly children?: ReactNode
  /** A category was chosen for the room; none keeps it as it is. */
  readonly onOffer: (roomTypeId: number | undefined) => void
}

/** Today's room and the others, one of which is chosen; what cannot be had comes last, with the reason. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { reservation, room, offers, wish, guestCurrency, legend, allGone, children, onOffer } = props
  const name = useId()
  const { roomNumber } = room
  const chosen = chosenFor(wish, roomNumber)
  const { open, gone } = openAndGone(offers)
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={hidden}>{legend}</legend>
        <KeptCard
          name={name}
          room={room}
          guestCurrency={guestCurrency}
          isChosen={chosen === undefined}
          onChoose={() => onOffer(undefined)}
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
            isMirrored={isMirrored(offer, index, open)}
            isChosen={chosen === offer.category.roomTypeId}
            onChoose={() => onOffer(offer.category.roomTypeId)}
          />
        ))}
      </fieldset>
      {children}
      {open.length === 0 && (
        <Notice tone="info" title={allGone.title}>
          {allGone.note}
        </Notice>
      )}
      {gone.length > 0 && <GoneOffers room={room} offers={gone} stay={reservation.stay} chosen={chosen} />}
    </>
  )
}
