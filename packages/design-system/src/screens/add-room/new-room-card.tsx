import { money as moneyOf, nightsOf, type RoomOffer, type Stay } from '@veranda/domain'
import { useId } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { type GuestCurrency, useMoney } from '../../patterns/money/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as choice from '../room-upgrade/choice-card.css.ts'
import * as card from '../room-upgrade/offer-card.css.ts'
import * as css from './add-room.css.ts'
import { useUpgradeWords } from '../room-upgrade/use-upgrade-words.ts'

/** From so few on it is said how many are left. */
const few = 3

export type NewRoomCardProps = {
  readonly name: string
  readonly offer: RoomOffer
  readonly stay: Stay
  readonly promotionCode?: string | undefined
  readonly guestCurrency?: GuestCurrency | undefined
  /** Beside the rooms that are to be added already. */
  readonly left: number
  /** One before it looks the same: its picture is turned around. */
  readonly isMirrored: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A kind of room as one more: its picture, what it costs, what is in it. The whole card is pressed. */
export function NewRoomCard(props: NewRoomCardProps) {
  const { name, offer, stay, promotionCode, guestCurrency, left, isMirrored, isChosen, onChoose } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { facts } = useUpgradeWords()
  const id = useId()
  const { category, availability } = offer
  if (availability.kind !== 'available') return null
  const { total, nights, saving } = availability
  const isTaken = left === 0
  const count = nightsOf(stay)
  const average = moneyOf(Math.round(total.amount / Math.max(1, count)), total.currency)
  const isEven = nights.every(({ price }) => price.amount === average.amount)
  const approx = money.approx(total)
  return (
    <div className={isTaken ? `${card.offer} ${card.taken}` : card.offer}>
      <div className={isMirrored ? `${card.picture} ${card.mirrored}` : card.picture}>
        <CategoryScene category={category} />
        <span className={card.onPicture}>
          {isChosen && !isTaken && <Badge tone="positive">{words('room-upgrade.chosen')}</Badge>}
          {left <= few && !isTaken && <Badge tone="caution">{words('room-upgrade.left', { left })}</Badge>}
        </span>
      </div>
      <div className={card.body}>
        <div className={card.head}>
          <label className={choice.pressAll} htmlFor={id}>
            <span className={card.name}>{category.name}</span>
          </label>
          <input
            id={id}
            type="radio"
            className={choice.dot}
            name={name}
            value={category.roomTypeId}
            aria-describedby={`${id}-price ${id}-about`}
            checked={isChosen && !isTaken}
            disabled={isTaken}
            onChange={onChoose}
          />
        </div>
        <div className={card.price} id={`${id}-price`}>
          <p className={card.perNight}>
            <span className={card.figure}>{money.calm(total)}</span>
          </p>
          <p className={card.stayPrice}>
            <span>
              {words('add-room.nights', { nights: count })} ·{' '}
              {words(isEven ? 'add-room.a-night' : 'add-room.a-night-average', {
                amount: money.calm(average),
              })}
            </span>
            {approx && <span>{approx}</span>}
            {saving.amount > 0 && promotionCode && (
              <span className={card.saving}>
                {words('room-upgrade.saving', { code: promotionCode, amount: money.calm(saving) })}
              </span>
            )}
          </p>
        </div>
        <div id={`${id}-about`} className={`${card.about} ${css.last}`}>
          <p className={choice.quiet}>{facts(category).join(' · ')}</p>
          <p className={choice.quiet}>{category.amenities.join(' · ')}</p>
          {isTaken && <p className={choice.note}>{words('add-room.last-chosen')}</p>}
        </div>
      </div>
    </div>
  )
}
