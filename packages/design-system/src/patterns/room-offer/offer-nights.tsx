import { type DailyRate, minus, type Room } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './offer-card.css.ts'

export type OfferNightsProps = { readonly room: Room; readonly nights: readonly DailyRate[] }

/** What each night costs, and how much more than today's that is. */
export function OfferNights({ room, nights }: OfferNightsProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const signed = useSignedMoney()
  const today = new Map(room.dailyRates.map(({ date, price }) => [date, price]))
  return (
    <div className={css.nightsBox}>
      <Disclosure title={words('room-upgrade.each-night')} body="opened">
        <ol className={css.nights}>
          {nights.map(({ date, price }) => {
            const before = today.get(date)
            return (
              <li key={date} className={css.night}>
                <span className={css.weekday}>{dates.weekday(date)}</span>
                <span>{dates.shortDay(date)}</span>
                <span className={css.nightPrice}>{money.exact(price)}</span>
                <span className={css.nightMore}>{before && signed(minus(price, before))}</span>
              </li>
            )
          })}
        </ol>
      </Disclosure>
    </div>
  )
}
