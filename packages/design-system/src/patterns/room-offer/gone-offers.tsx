import { restrictionsOf, type Room, type RoomOffer, type Stay } from '@veranda/domain'
import { Heading } from '../../components/text/index.ts'
import { CategoryScene } from '../room-card/category-scene.tsx'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as choice from './choice-card.css.ts'
import * as css from './room-offer.css.ts'
import { useCategoryWords } from './use-category-words.ts'

export type GoneOffersProps = {
  readonly room: Room
  readonly stay: Stay
  readonly offers: readonly RoomOffer[]
  /** The category that was selected: it may have sold out since. */
  readonly chosen: number | undefined
}

/** The categories that cannot be had for this stay, quietly, each with its reason. */
export function GoneOffers({ room, stay, offers, chosen }: GoneOffersProps) {
  const words = useLaterWords()
  const { missing } = useCategoryWords()
  const party = words('stay.headcount', room.occupancy)
  return (
    <div className={css.goneList}>
      <Heading level={2} look="label">
        {words('room-upgrade.gone')}
      </Heading>
      <ul className={css.goneItems}>
        {offers.map((offer) => {
          const { category } = offer
          return (
            <li key={category.roomTypeId} className={css.goneItem}>
              <div className={css.goneThumb}>
                <CategoryScene category={category} />
              </div>
              <div className={css.goneWords}>
                <span className={css.goneName}>{category.name}</span>
                <span className={choice.quiet}>
                  {inLine(
                    restrictionsOf(offer)
                      .map((why) => missing(why, { category, party, stay }))
                      .join(dot),
                  )}
                </span>
                {chosen === category.roomTypeId && (
                  <span className={choice.note}>{words('room-upgrade.was-chosen')}</span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
