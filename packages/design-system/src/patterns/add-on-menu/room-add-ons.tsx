import {
  type ChangeSelection,
  type Instant,
  isIncluded,
  type Reservation,
  type Room,
  type AddOnCategory,
  type AddOnMenu,
  type AddOnOffer,
  addOnCategories,
  today,
} from '@veranda/domain'
import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { useIsWide } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Heading } from '../../components/text/index.ts'
import type { ChangeState } from '../change-price/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { type Loadable, Loaded, valueIn } from '../loaded/index.ts'
import { inLine } from '../in-line/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { SheetShape } from '../page-shape/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'
import { CertificateList } from './certificate-list.tsx'
import { GoneSelections } from './gone-selections.tsx'
import { IncludedList } from './included-list.tsx'
import { OfferLine } from './offer-line.tsx'
import { offerStanding } from './offer-standing.ts'
import { OwnAddOns } from './own-add-ons.tsx'

export type RoomAddOnsProps = {
  readonly reservation: Reservation
  /** The room that is looked at, and those it is one of. */
  readonly room: Room
  readonly rooms: readonly Room[]
  readonly menu: Loadable<AddOnMenu>
  /** What is taken and given back so far, of all rooms. */
  readonly selection: ChangeSelection
  readonly state: ChangeState
  readonly clock: () => Instant
  readonly guestCurrency?: GuestCurrency | undefined
  readonly help: Help
  readonly onRoom: (roomNumber: number) => void
  /** An add-on was taken, changed, taken off, or given back. */
  readonly onChoose: (selection: ChangeSelection) => void
  /** What there is could not be read. */
  readonly onLoadAgain: () => void
}

/** Everything about one room: what it has, and the menu. */
export function RoomAddOns(props: RoomAddOnsProps) {
  const { menu, room, rooms, selection, onRoom, onLoadAgain } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  const known = valueIn(menu) ?? { offers: [], taken: [] }
  const isClosed = props.state.kind === 'not-allowed'
  const isSelling = !isClosed && (menu.kind !== 'ready' || known.offers.some((offer) => !isIncluded(offer)))
  return (
    <>
      {rooms.length > 1 && (
        <SelectField
          label={words('add-services.room')}
          name="room"
          value={String(room.roomNumber)}
          options={rooms.map(({ roomNumber }) => ({
            value: String(roomNumber),
            label: words('add-services.room-option', {
              room: roomName({ roomNumber }),
              chosen: selection.services.filter((one) => one.kind === 'add' && one.roomNumber === roomNumber)
                .length,
            }),
          }))}
          onChange={(value) => onRoom(Number(value))}
        />
      )}
      {menu.kind === 'ready' && <GoneSelections {...props} menu={menu.value} />}
      <div>
        <IncludedList room={room} menu={known} open={!isSelling} />
        <OwnAddOns {...props} menu={known} isKnown={menu.kind === 'ready'} open={!isSelling} />
      </div>
      <Loaded
        of={menu}
        label={words('add-services.loading')}
        shape={<SheetShape parts={5} />}
        onTryAgain={onLoadAgain}
      >
        {({ offers }) =>
          !isClosed && <Menu {...props} offers={offers.filter((offer) => !isIncluded(offer))} />
        }
      </Loaded>
      <CertificateList certificates={room.certificates} guestCurrency={props.guestCurrency} />
    </>
  )
}

/** What can be added, as a card on the table: by whom it is for, a line each. On a phone the first kind is open, and what something is taken of. */
function Menu(props: RoomAddOnsProps & { readonly offers: readonly AddOnOffer[] }) {
  const { offers, help, reservation, clock } = props
  const words = useLaterWords()
  const now = today(reservation.property.timeZone, clock())
  // What cannot be booked stands last; what is taken keeps its place.
  const inOrder = (group: readonly AddOnOffer[]) => {
    const isBookable = (offer: AddOnOffer) => {
      const { canAdd, takings } = offerStanding(offer, props, now)
      return canAdd || takings.length > 0
    }
    return [...group.filter(isBookable), ...group.filter((offer) => !isBookable(offer))]
  }
  const categories = addOnCategories.flatMap((category) => {
    const own = inOrder(offers.filter((offer) => offer.category === category))
    return own.length > 0 ? [{ category, own }] : []
  })
  if (offers.length === 0)
    return (
      <Notice tone="info" title={words('add-services.nothing')} action={<CallUs help={help} />}>
        {words('add-services.nothing-body')}
      </Notice>
    )
  return (
    <section className={css.menu} aria-labelledby="services-to-add">
      <Heading level={2} look="title" id="services-to-add">
        {words('add-services.menu')}
      </Heading>
      <div>
        {categories.map(({ category, own }, place) => (
          <Category
            key={`${props.room.roomNumber}/${category}`}
            category={category}
            offers={own}
            open={place === 0 || own.some((offer) => offerStanding(offer, props, now).takings.length > 0)}
          >
            {own.map((offer) => (
              <OfferLine
                key={`${props.room.roomNumber}/${offer.offerId}`}
                {...props}
                offer={offer}
                today={now}
              />
            ))}
          </Category>
        ))}
      </div>
    </section>
  )
}

type CategoryProps = {
  readonly category: AddOnCategory
  readonly offers: readonly AddOnOffer[]
  /** Open on a phone too. */
  readonly open: boolean
  readonly children: ReactNode
}

/** The lines of one kind; folded, it names what they are and what they begin at. */
function Category({ category, offers, open, children }: CategoryProps) {
  const words = useLaterWords()
  const money = useMoney()
  const isWide = useIsWide()
  // As the page opens; later the guest alone folds it.
  const [isOpen] = useState(isWide || open)
  const [least] = offers.map(({ unitPrice }) => unitPrice).toSorted((one, other) => one.amount - other.amount)
  return (
    <Disclosure
      open={isOpen}
      title={
        <span className={css.categoryHead}>
          <span className={css.medallion}>
            <Icon name={categoryIcons[category]} />
          </span>
          <span>
            {words(`services.${category}`)}
            <span className={css.inside}>
              {inLine(
                [
                  ...offers.map(({ name }) => name),
                  ...(least ? [words('add-services.from', { amount: money.exact(least) })] : []),
                ].join(dot),
              )}
            </span>
          </span>
        </span>
      }
    >
      <ul className={css.offers}>{children}</ul>
    </Disclosure>
  )
}

const categoryIcons = {
  free: 'gift',
  'for-room': 'bed',
  'for-guest': 'people',
  other: 'star',
} as const satisfies Record<AddOnCategory, IconName>
