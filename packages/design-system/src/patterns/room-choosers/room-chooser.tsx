import {
  type ChangeSelection,
  mainGuestName,
  type Reservation,
  type Room,
  type RoomOffer,
} from '@veranda/domain'
import { type MouseEvent, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { hidden } from '../../components/visually-hidden/visually-hidden.css.ts'
import type { Help } from '../help-phone/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { EmptyPart } from '../empty-part/index.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { StandbyLine } from '../room-card/standby-line.tsx'
import { CategoryChoice, type Alternatives } from '../room-offer/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './room-choosers.css.ts'

export type RoomChooserProps = {
  readonly reservation: Reservation
  readonly selection: ChangeSelection
  readonly guestCurrency?: GuestCurrency | undefined
  readonly room: Room
  readonly offers: readonly RoomOffer[]
  readonly help: Help
  /** The only room needs no number, and one that is folded has it on its fold. */
  readonly stands: 'alone' | 'among-others' | 'folded'
  readonly addRoomHref?: string | undefined
  readonly onAddRoom?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where a selection for a higher room is changed or withdrawn. */
  readonly standbyHref?: string | undefined
  readonly onStandby?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where nothing can be chosen for any of the rooms. */
  readonly alternatives?: Alternatives | undefined
  /** A category was chosen for the room; none keeps it as it is. */
  readonly onOffer: (roomTypeId: number | undefined) => void
  /** The chosen category is wanted for the other rooms too; missing if none of them can have it. */
  readonly onForAll?: (() => void) | undefined
}

/** A room, and which of the categories above it is chosen for it. */
export function RoomChooser(props: RoomChooserProps) {
  const { reservation, room, offers, stands, guestCurrency, standbyHref, onStandby, onForAll } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const id = useId()
  const whoseId = `${id}-guest`
  const { roomNumber, category, occupancy } = room
  const headcount = words('stay.headcount', occupancy)
  return (
    <section className={css.room} aria-labelledby={stands === 'alone' ? id : `${id} ${whoseId}`}>
      <div className={css.roomHead}>
        {/* Without a choice the page is headed the same. */}
        <div
          className={stands === 'folded' || (stands === 'alone' && offers.length === 0) ? hidden : undefined}
        >
          <Heading level={2} look="lead" id={id}>
            {stands === 'alone'
              ? words(offers.length > 0 ? 'room-upgrade.choose' : 'room-upgrade.your-room')
              : category.name}
          </Heading>
          {stands !== 'alone' && (
            <Text look="small" tone="muted" id={whoseId}>
              {inLine(roomName({ roomNumber }))}
            </Text>
          )}
        </div>
        <Text as="span" look="small" tone="muted">
          {stands === 'alone' ? inLine(whoSleepsIn(room, headcount)) : headcount}
        </Text>
      </div>
      <StandbyLine room={room} guestCurrency={guestCurrency}>
        {standbyHref && (
          <TextLink href={standbyHref} onNavigate={onStandby}>
            {words('standby.on-list-change')}
          </TextLink>
        )}
      </StandbyLine>
      {offers.length === 0 ? (
        <EmptyPart
          title={words('room-upgrade.best-title')}
          picture={stands === 'alone' ? <CategoryScene category={category} /> : null}
        >
          {words('room-upgrade.best-note', { name: category.name, hotel: reservation.property.name })}
        </EmptyPart>
      ) : (
        <CategoryChoice
          {...props}
          legend={words('room-upgrade.which', { room: roomName({ roomNumber }) })}
          of="higher"
        >
          {onForAll && (
            <div>
              <Button tone="secondary" size="small" onPress={onForAll}>
                {words('room-upgrade.for-all')}
              </Button>
            </div>
          )}
        </CategoryChoice>
      )}
    </section>
  )
}

const whoSleepsIn = (room: Room, headcount: string): string =>
  [mainGuestName(room), headcount].filter(Boolean).join(dot)
