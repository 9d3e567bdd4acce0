import { compareRooms, type Room, type RoomOffer, type Stay } from '@veranda/domain'
import { useId } from 'react'
import { Badge } from '../../components/badge/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as choice from './choice-card.css.ts'
import { Compared } from './compared.tsx'
import * as css from './offer-card.css.ts'
import { OfferNights } from './offer-nights.tsx'
import { OfferPrice } from './offer-price.tsx'
import { useUpgradeWords } from './use-upgrade-words.ts'

/** From so few on it is said how many are left. */
const few = 3

export type OfferCardProps = {
  readonly name: string
  readonly room: Room
  readonly stay: Stay
  readonly offer: RoomOffer
  readonly promotionCode?: string | undefined
  /** Other rooms of the guest that took the last ones. */
  readonly takenBy: readonly number[]
  readonly guestCurrency?: GuestCurrency | undefined
  /** One before it looks the same: its picture is turned around. */
  readonly isMirrored: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A higher category: its picture, what it costs more, what it has over today's room. The whole card is pressed. */
export function OfferCard(props: OfferCardProps) {
  const { name, room, offer, takenBy, isMirrored, isChosen, onChoose } = props
  const words = useLaterWords()
  const { facts } = useUpgradeWords()
  const id = useId()
  const { category, availability } = offer
  if (availability.kind !== 'available') return null
  const isTaken = takenBy.length > 0 && !isChosen
  const { left } = availability
  return (
    <div className={isTaken ? `${css.offer} ${css.taken}` : css.offer}>
      <div className={isMirrored ? `${css.picture} ${css.mirrored}` : css.picture}>
        <CategoryScene category={category} />
        <span className={css.onPicture}>
          {isChosen && <Badge tone="positive">{words('room-upgrade.chosen')}</Badge>}
          {left <= few && !isTaken && <Badge tone="caution">{words('room-upgrade.left', { left })}</Badge>}
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <label className={choice.pressAll} htmlFor={id}>
            <span className={css.name}>{category.name}</span>
          </label>
          <input
            id={id}
            type="radio"
            className={choice.dot}
            name={name}
            value={category.roomTypeId}
            aria-describedby={`${id}-price ${id}-about`}
            checked={isChosen}
            disabled={isTaken}
            onChange={onChoose}
          />
        </div>
        <div className={css.price} id={`${id}-price`}>
          <OfferPrice {...props} price={availability} />
        </div>
        <div id={`${id}-about`} className={css.about}>
          <p className={choice.quiet}>{facts(category).join(' · ')}</p>
          <Compared comparison={compareRooms(room.category, category)} />
          {isTaken && (
            <p className={choice.note}>
              {words('room-upgrade.taken', { count: takenBy.length, rooms: takenBy.join(', ') })}
            </p>
          )}
        </div>
        <OfferNights room={room} nights={availability.nights} />
      </div>
    </div>
  )
}
