import { money as moneyOf, type Room } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { useSpan } from '../span/index.ts'
import { useDates } from '../dates/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './daily-rates.css.ts'
import { type RateRun, rateRunsOf } from './rate-runs.ts'

export type DailyRatesProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
}

/** First how the price runs over the stay, then every night. */
export function DailyRates({ room, guestCurrency }: DailyRatesProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney(guestCurrency)
  const { dailyRates, averagePerNight } = room
  const runs = rateRunsOf(dailyRates)
  const amount = money.calm(averagePerNight)
  const average = runs.length > 1 ? words('room-card.average', { amount }) : amount
  return (
    <Disclosure
      title={words('room-card.rates')}
      summary={inLine(
        [average, money.approx(averagePerNight), words('room-card.prices', { prices: runs.length })]
          .filter(Boolean)
          .join(dot),
      )}
    >
      {runs.length < dailyRates.length && <Runs runs={runs} />}
      <ol className={css.nights}>
        {dailyRates.map(({ date, price }) => (
          <li key={date} className={css.night}>
            <span className={css.weekday}>{dates.weekday(date)}</span>
            <span>{dates.shortDay(date)}</span>
            <span className={css.price}>{money.exact(price)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function Runs({ runs }: { readonly runs: readonly RateRun[] }) {
  const words = useLaterWords()
  const dates = useDates()
  const span = useSpan()
  const money = useMoney()
  const signed = useSignedMoney()
  return (
    <PriceLines
      lines={runs.map(({ from, until, nights, price, change }) => ({
        label: nights === 1 ? dates.shortDay(from) : span({ from, until }),
        text: money.exact(moneyOf(price.amount * nights, price.currency)),
        note: inLine(
          [
            words('room-card.run', { nights, price: money.exact(price) }),
            change && words('room-card.change', { difference: signed(change) }),
          ]
            .filter(Boolean)
            .join(dot),
        ),
      }))}
    />
  )
}
