import type { Money, Room, RoomOffer, Stay } from '@veranda/domain'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import * as fieldCss from '../../components/field/field.css.ts'
import { TextLink } from '../../components/link/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { inBoth } from '../../patterns/money/in-both.ts'
import { type GuestCurrency, useMoney } from '../../patterns/money/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import { addedToday } from './added-today.ts'
import { preferred, rankedFirst, toggled } from './ranking.ts'
import * as css from './standby.css.ts'

export type RankedOffersProps = {
  readonly room: Room
  readonly stay: Stay
  readonly offers: readonly RoomOffer[]
  readonly guestCurrency?: GuestCurrency | undefined
  /** In the guest's order of preference. */
  readonly ranked: readonly number[]
  readonly error?: string | undefined
  /** Where what is on sale can be had at once. */
  readonly bookHref: string
  readonly onBook?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onRanked: (roomTypeIds: readonly number[]) => void
}

/**
 * The higher rooms, each of which can be ticked: those that are stand first, in the guest's order, which can be
 * changed.
 */
export function RankedOffers(props: RankedOffersProps) {
  const { room, stay, offers, guestCurrency, ranked, error, bookHref, onBook, onRanked } = props
  const words = useLaterWords()
  const id = useId()
  const ticked = useRef<HTMLInputElement>(undefined)
  // A row that moves lets go of the focus; it is back before the next key.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ticked.current?.focus({ preventScroll: true })
    ticked.current = undefined
  })
  return (
    <fieldset className={css.ranking} aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}>
      <legend className={css.legend}>{words('standby.which')}</legend>
      <p className={css.quiet} id={`${id}-hint`}>
        {words('standby.which-hint')}
      </p>
      {error && (
        <p className={fieldCss.error} id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      <ul className={css.offers}>
        {rankedFirst(offers, ranked, ({ category }) => category.roomTypeId).map((offer, index) => {
          const { roomTypeId, name } = offer.category
          const rank = ranked.indexOf(roomTypeId)
          const more = addedToday(room, stay, offer)
          const isOnSale = offer.availability.kind === 'available' && more !== undefined && more.amount > 0
          return (
            <li key={roomTypeId} className={css.offer}>
              <label className={css.line}>
                <input
                  type="checkbox"
                  className={css.box}
                  name="category"
                  value={roomTypeId}
                  checked={rank >= 0}
                  aria-invalid={error && index === 0 ? true : undefined}
                  aria-describedby={error && index === 0 ? `${id}-error` : undefined}
                  onChange={({ currentTarget }) => {
                    ticked.current = currentTarget
                    onRanked(toggled(ranked, roomTypeId))
                  }}
                />
                <span className={css.thumb}>
                  <CategoryScene category={offer.category} />
                </span>
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  <Today offer={offer} more={more} guestCurrency={guestCurrency} />
                </span>
              </label>
              {rank >= 0 && ranked.length > 1 && (
                <span className={css.order}>
                  <span className={css.rankWords}>{words('standby.rank', { rank: rank + 1 })}</span>
                  {rank > 0 && (
                    <Button tone="quiet" size="small" onPress={() => onRanked(preferred(ranked, roomTypeId))}>
                      {words('standby.prefer')} <VisuallyHidden>{name}</VisuallyHidden>
                    </Button>
                  )}
                </span>
              )}
              {isOnSale && (
                <span className={css.now}>
                  <TextLink stands="alone" href={bookHref} onNavigate={onBook}>
                    {words('standby.take-now')}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </TextLink>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type TodayProps = Pick<RankedOffersProps, 'guestCurrency'> & {
  readonly offer: RoomOffer
  readonly more: Money | undefined
}

/** Whether the room can be had today, and what it would cost more a night: a hint for the amount. */
function Today({ offer: { availability }, more, guestCurrency }: TodayProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const amount = more && inBoth(money.exact(more), money.approx(more))
  if (availability.kind === 'available' && amount && more.amount > 0)
    return <span className={css.quiet}>{words('standby.on-sale-now', { amount })}</span>
  const taken = availability.kind === 'available' ? undefined : words('standby.sold-out-now')
  const today = amount
    ? words(more.amount > 0 ? 'standby.now-more' : 'standby.now-same', { amount })
    : taken
      ? undefined
      : words('standby.no-price')
  return <span className={css.quiet}>{inLine([taken, today].filter(Boolean).join(dot))}</span>
}
