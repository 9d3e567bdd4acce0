import type { RoomCategory, RoomComparison } from '@veranda/domain'
import { type ReactNode, useId } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { wholeName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { CategoryFacts } from './category-facts.tsx'
import * as choice from './choice-card.css.ts'
import * as css from './offer-card.css.ts'

/** From so few on it is said how many are left. */
const few = 3

export type CategoryCardProps = {
  /** The choice it belongs to. */
  readonly name: string
  readonly category: RoomCategory
  /** With today's room, where it is told below: what it says is not among the facts. */
  readonly comparison?: RoomComparison | undefined
  readonly left: number
  /** Why it cannot be chosen any more: rooms of this guest have the last ones. */
  readonly taken?: string | undefined
  /** One before it looks the same: its picture is turned around. */
  readonly isMirrored: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly price: ReactNode
  /** What there is to say of it. */
  readonly children: ReactNode
  /** What can be opened below. */
  readonly below?: ReactNode
}

/** A kind of room that can be chosen: its picture, what it costs, what is in it. The whole card is pressed. */
export function CategoryCard(props: CategoryCardProps) {
  const { name, category, comparison, left, taken, isMirrored, isChosen, onChoose, price, children, below } =
    props
  const words = useLaterWords()
  const id = useId()
  const isTaken = taken !== undefined
  return (
    <div className={isTaken ? `${css.offer} ${css.taken}` : css.offer}>
      <div className={isMirrored ? `${css.picture} ${css.mirrored}` : css.picture}>
        <CategoryScene category={category} />
        <span className={css.onPicture}>
          {isChosen && <Badge tone="positive">{words('room-upgrade.chosen')}</Badge>}
          {left <= few && !isTaken && <Badge tone="info">{words('room-upgrade.left', { left })}</Badge>}
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <label className={choice.pressAll} htmlFor={id}>
            <span className={css.name}>{wholeName(category.name)}</span>
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
          {price}
        </div>
        <div id={`${id}-about`} className={below ? css.about : css.aboutAlone}>
          <p className={choice.quiet}>
            <CategoryFacts category={category} comparison={comparison} />
          </p>
          {children}
          {isTaken && <p className={choice.note}>{inLine(taken)}</p>}
        </div>
        {below}
      </div>
    </div>
  )
}
