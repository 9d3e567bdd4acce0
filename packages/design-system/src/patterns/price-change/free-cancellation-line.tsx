import {
  freeCancellation,
  type FreeUntil,
  type Instant,
  type StayChange,
  type TimeZone,
} from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type FreeCancellationLineProps = {
  readonly change: StayChange
  readonly zone: TimeZone
  readonly now: Instant
}

/** Until when the stay can be cancelled free of charge after a change; where that is sooner than now, as a caution. */
export function FreeCancellationLine({ change, zone, now }: FreeCancellationLineProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { before, after, endsSooner } = freeCancellation(change, { zone, now })
  const line = useFreeWords(zone)(after)
  if (!endsSooner)
    return (
      <div data-free-cancellation="">
        <Text look="small" tone={after.kind === 'until' || after.kind === 'arrival' ? 'positive' : 'muted'}>
          {line}
        </Text>
      </div>
    )
  return (
    <div data-free-cancellation="">
      <Notice tone="caution" title={line}>
        {before.kind === 'until'
          ? words('price-change.free-before', { moment: dates.moment(before.at, zone) })
          : words('price-change.free-before-arrival')}
      </Notice>
    </div>
  )
}

/** Until when cancelling is free, in words. */
export function useFreeWords(zone: TimeZone): (free: FreeUntil) => string {
  const words = useLaterWords()
  const dates = useDates()
  return (free) =>
    free.kind === 'until'
      ? words('price-change.free-until', { moment: dates.moment(free.at, zone) })
      : words(`price-change.free-${free.kind}`)
}
