import type { Room } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useWords } from '../words/index.ts'

export function DailyRates({ room }: { readonly room: Room }) {
  const words = useWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <Disclosure
      title={words('room-card.rates')}
      summary={words('room-card.average', { amount: money.calm(room.averagePerNight) })}
    >
      <PriceLines
        lines={room.dailyRates.map(({ date, price }) => ({
          label: `${dates.weekday(date)}, ${dates.shortDay(date)}`,
          text: money.exact(price),
        }))}
      />
    </Disclosure>
  )
}
