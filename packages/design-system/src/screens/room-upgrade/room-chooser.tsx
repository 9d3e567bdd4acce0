import { chosenFor, type Room, type RoomOffer, takenByOthers } from '@veranda/domain'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import { looksAlike } from '../../patterns/room-card/looks-alike.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { GoneOffers } from './gone-offers.tsx'
import { KeptCard } from './kept-card.tsx'
import { OfferCard } from './offer-card.tsx'
import * as css from './room-upgrade.css.ts'
import type { RoomUpgradeScreenProps } from './room-upgrade-screen.tsx'

export type RoomChooserProps = Pick<RoomUpgradeScreenProps, 'reservation' | 'wish' | 'guestCurrency'> & {
  readonly room: Room
  readonly offers: readonly RoomOffer[]
  /** The only room needs no number, and one that is folded has it on its fold. */
  readonly stands: 'alone' | 'among-others' | 'folded'
  /** A category was chosen for the room; none keeps it as it is. */
  readonly onOffer: (roomTypeId: number | undefined) => void
  /** What is chosen here was chosen for the other rooms too; missing where none of them can have it. */
  readonly onForAll?: (() => void) | undefined
}

/** Today's room and those above it, one of which is chosen; what cannot be had comes last, with the reason. */
export function RoomChooser(props: RoomChooserProps) {
  const { reservation, wish, guestCurrency, room, offers, stands, onOffer, onForAll } = props
  const words = useLaterWords()
  const name = useId()
  const { roomNumber, category, occupancy } = room
  const chosen = chosenFor(wish, roomNumber)
  const open = offers.filter(({ availability }) => availability.kind === 'available')
  const gone = offers.filter(({ availability }) => availability.kind !== 'available')
  return (
    <section className={css.room} aria-labelledby={`${name}-heading`}>
      <div className={css.roomHead}>
        <div className={stands === 'folded' ? hidden : undefined}>
          <Heading level={2} look="lead" id={`${name}-heading`}>
            {stands === 'alone'
              ? words('room-upgrade.your-room')
              : words('room-upgrade.room', { number: roomNumber })}
          </Heading>
        </div>
        <Text as="span" look="small" tone="muted">
          {whoSleepsIn(room, words('stay.headcount', occupancy))}
        </Text>
      </div>
      {offers.length === 0 ? (
        <Notice tone="positive" title={words('room-upgrade.best-title')}>
          {words('room-upgrade.best-note', { name: category.name, hotel: reservation.property.name })}
        </Notice>
      ) : (
        <fieldset className={css.choices}>
          <legend className={hidden}>{words('room-upgrade.which', { number: roomNumber })}</legend>
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
              isMirrored={open.slice(0, index).some((before) => looksAlike(before.category, offer.category))}
              isChosen={chosen === offer.category.roomTypeId}
              onChoose={() => onOffer(offer.category.roomTypeId)}
            />
          ))}
        </fieldset>
      )}
      {onForAll && (
        <div>
          <Button tone="secondary" size="small" onPress={onForAll}>
            {words('room-upgrade.for-all')}
          </Button>
        </div>
      )}
      {open.length === 0 && offers.length > 0 && (
        <Notice tone="info" title={words('room-upgrade.all-gone')}>
          {words('room-upgrade.all-gone-note')}
        </Notice>
      )}
      {gone.length > 0 && <GoneOffers room={room} offers={gone} stay={reservation.stay} chosen={chosen} />}
    </section>
  )
}

const whoSleepsIn = ({ guests }: Room, headcount: string): string => {
  const main = guests.find(({ isMainGuest }) => isMainGuest)
  return main ? `${main.firstName} ${main.lastName} · ${headcount}` : headcount
}
