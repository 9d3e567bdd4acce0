import {
  addedPerNight,
  nightsOf,
  type OfferedPrice,
  type Room,
  type Stay,
  withoutSign,
} from '@veranda/domain'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './offer-card.css.ts'
import { useCategoryWords } from './use-category-words.ts'

export type OfferPriceProps = {
  readonly room: Room
  readonly stay: Stay
  readonly price: OfferedPrice
  readonly promotionCode?: string | undefined
  readonly guestCurrency?: GuestCurrency | undefined
}

/** First what the whole stay costs more, in both currencies, then what that is a night. */
export function OfferPrice({ room, stay, price, promotionCode, guestCurrency }: OfferPriceProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { more } = useCategoryWords()
  const { difference, saving } = price
  const { amount, isEveryNight } = addedPerNight(room, price, stay)
  const approx = money.approx(withoutSign(difference))
  if (difference.amount === 0)
    return (
      <p className={css.perNight}>
        <span className={css.figure}>{words('room-upgrade.same-price')}</span>
      </p>
    )
  return (
    <>
      <p className={css.perNight}>
        <span className={difference.amount < 0 ? css.decrease : css.figure}>{more(difference)}</span>{' '}
        <span className={css.inOnePiece}>{words('room-upgrade.whole-stay', { nights: nightsOf(stay) })}</span>
      </p>
      <p className={css.stayPrice}>
        <span>
          {words(isEveryNight ? 'room-upgrade.a-night' : 'room-upgrade.a-night-average', {
            amount: more(amount),
          })}
          {approx && inLine(`${dot}${approx}`)}
        </span>
        {saving.amount > 0 && promotionCode && (
          <span className={css.saving}>
            {words('room-upgrade.saving', { code: promotionCode, amount: money.calm(saving) })}
          </span>
        )}
      </p>
    </>
  )
}
