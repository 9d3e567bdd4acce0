import type { Room } from '@veranda/domain'
import { useId } from 'react'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { wholeName } from '../room-name/index.ts'
import { inLine, thingsInLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { CategoryFacts } from './category-facts.tsx'
import * as choice from './choice-card.css.ts'
import * as css from './room-offer.css.ts'

export type UnchangedCardProps = {
  readonly name: string
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The card of the booked category: one of the choices, with which the others are compared. */
export function UnchangedCard({ name, room, guestCurrency, isChosen, onChoose }: UnchangedCardProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const id = useId()
  const { category, averagePerNight, dailyRates } = room
  const isEven = dailyRates.every(({ price }) => price.amount === averagePerNight.amount)
  const approx = money.approx(averagePerNight)
  return (
    <div className={css.retained}>
      <div className={css.thumb}>
        <CategoryScene category={category} />
      </div>
      <div className={css.retainedWords}>
        <span className={css.over}>{words('room-upgrade.keep')}</span>
        <label className={choice.pressAll} htmlFor={id}>
          <span className={css.retainedName}>{wholeName(category.name)}</span>
        </label>
        <span className={choice.quiet} id={`${id}-about`}>
          <CategoryFacts category={category} />
          {words(isEven ? 'room-upgrade.booked-at' : 'room-upgrade.booked-at-average', {
            amount: money.calm(averagePerNight),
          })}
          {approx && `, ${approx}`}
        </span>
        <span className={css.retainedAmenities}>{inLine(thingsInLine(category.amenities))}</span>
      </div>
      <input
        id={id}
        type="radio"
        className={choice.dot}
        name={name}
        value="keep"
        aria-describedby={`${id}-about`}
        checked={isChosen}
        onChange={onChoose}
      />
    </div>
  )
}
