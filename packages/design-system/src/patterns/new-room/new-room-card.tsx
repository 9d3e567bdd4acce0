import { averageOf, nightsOf, type OfferedPrice, type RoomOffer, type Stay } from '@veranda/domain'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import * as choice from '../room-offer/choice-card.css.ts'
import { CategoryCard, type CategoryCardProps } from '../room-offer/index.ts'
import * as card from '../room-offer/offer-card.css.ts'
import { inLine, thingsInLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type NewRoomCardProps = Pick<
  CategoryCardProps,
  'name' | 'left' | 'isMirrored' | 'isChosen' | 'onChoose'
> & {
  readonly offer: RoomOffer
  readonly stay: Stay
  readonly promotionCode?: string | undefined
  readonly guestCurrency?: GuestCurrency | undefined
}

/** A category for a further room: its price and what it has. */
export function NewRoomCard(props: NewRoomCardProps) {
  const { offer, left, isChosen } = props
  const words = useLaterWords()
  const { category, availability } = offer
  if (availability.kind !== 'available') return null
  const isTaken = left === 0
  return (
    <CategoryCard
      {...props}
      category={category}
      taken={isTaken ? words('add-room.last-chosen') : undefined}
      isChosen={isChosen && !isTaken}
      price={<NewRoomPrice {...props} price={availability} />}
    >
      <p className={choice.quiet}>{inLine(thingsInLine(category.amenities))}</p>
    </CategoryCard>
  )
}

/** First the whole stay, for that is what is added, then a night. */
function NewRoomPrice({
  price,
  stay,
  promotionCode,
  guestCurrency,
}: NewRoomCardProps & { readonly price: OfferedPrice }) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { total, nights, saving } = price
  const count = nightsOf(stay)
  const average = averageOf(total, count)
  const isEven = nights.every(({ price: one }) => one.amount === average.amount)
  const approx = money.approx(total)
  return (
    <>
      <p className={card.perNight}>
        <span className={card.figure}>{money.calm(total)}</span>{' '}
        <span className={card.inOnePiece}>{words('room-upgrade.whole-stay', { nights: count })}</span>
      </p>
      <p className={card.stayPrice}>
        <span>
          {words(isEven ? 'add-room.a-night' : 'add-room.a-night-average', {
            amount: money.exact(average),
          })}
        </span>
        {approx && <span>{approx}</span>}
        {saving.amount > 0 && promotionCode && (
          <span className={card.saving}>
            {words('room-upgrade.saving', { code: promotionCode, amount: money.calm(saving) })}
          </span>
        )}
      </p>
    </>
  )
}
