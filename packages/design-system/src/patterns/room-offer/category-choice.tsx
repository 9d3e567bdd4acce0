import {
  type ChangeSelection,
  chosenFor,
  type Reservation,
  type Room,
  type RoomOffer,
  takenByOthers,
  whyNoOffer,
} from '@veranda/domain'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { TextLink } from '../../components/link/index.ts'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import type { Help } from '../help-phone/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { GoneOffers } from './gone-offers.tsx'
import { useLaterWords } from '../later-words/index.ts'
import { UnchangedCard } from './unchanged-card.tsx'
import { NoOfferNotice, type Alternatives } from './no-offer-notice.tsx'
import { OfferCard } from './offer-card.tsx'
import { isMirrored, openAndGone } from './offers.ts'
import * as css from './room-offer.css.ts'

export type CategoryChoiceProps = {
  readonly reservation: Reservation
  readonly room: Room
  readonly offers: readonly RoomOffer[]
  readonly selection: ChangeSelection
  readonly guestCurrency?: GuestCurrency | undefined
  readonly help: Pick<Help, 'lines'>
  /** What is chosen, heard. */
  readonly legend: string
  /** Which categories are offered: those above the room's own, or all others. */
  readonly of: 'any' | 'higher'
  /** Where a second room is added, for guests who fit into none of them. */
  readonly addRoomHref?: string | undefined
  readonly onAddRoom?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where nothing can be chosen for any room of the page. */
  readonly alternatives?: Alternatives | undefined
  /** What stands between the choice and what is gone. */
  readonly children?: ReactNode
  /** A category was chosen for the room; none keeps it as it is. */
  readonly onOffer: (roomTypeId: number | undefined) => void
}

/** Today's room and the others, one of which is chosen; what cannot be had comes last, with the reason. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const {
    reservation,
    room,
    offers,
    selection,
    guestCurrency,
    help,
    legend,
    of,
    addRoomHref,
    alternatives,
    children,
    onOffer,
  } = props
  const name = useId()
  const { roomNumber } = room
  const chosen = chosenFor(selection, roomNumber)
  const { open, gone } = openAndGone(offers)
  const why = whyNoOffer(offers)
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={hidden}>{legend}</legend>
        <UnchangedCard
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
            takenBy={takenByOthers(offer, selection, roomNumber)}
            guestCurrency={guestCurrency}
            isMirrored={isMirrored(offer, index, open, room.category)}
            isChosen={chosen === offer.category.roomTypeId}
            onChoose={() => onOffer(offer.category.roomTypeId)}
          />
        ))}
      </fieldset>
      {children}
      {why && (
        <NoOfferNotice
          why={why}
          of={of}
          party={room.occupancy}
          help={help}
          alternatives={alternatives}
          action={why.kind === 'too-small' && addRoomHref ? <AddRoom {...props} /> : undefined}
        />
      )}
      {gone.length > 0 && <GoneOffers room={room} offers={gone} stay={reservation.stay} chosen={chosen} />}
    </>
  )
}

function AddRoom({ addRoomHref, onAddRoom }: CategoryChoiceProps) {
  const words = useLaterWords()
  return (
    <TextLink stands="alone" href={addRoomHref ?? ''} onNavigate={onAddRoom}>
      {words('room-offer.add-room')}
    </TextLink>
  )
}
