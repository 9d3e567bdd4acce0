import type { Instant } from '@veranda/domain'
import { Notice } from '../../components/notice/index.ts'
import { useBothClocks, type Zones } from '../dates/use-both-clocks.ts'
import { lastSeconds, TimeLeft, useSecondsLeft } from '../time-left/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'

export type DeadlineNoticeProps = {
  readonly deadline: Instant
  /** When the quote beside it runs out: while that is counted, nothing else is. */
  readonly quoteUntil: Instant
  readonly clock: () => Instant
  readonly zones: Zones
}

const aDay = 24 * 60 * 60_000

/** A deadline within the day: when it falls, on both clocks, and how long that is from now. */
export function DeadlineNotice({ deadline, quoteUntil, clock, zones }: DeadlineNoticeProps) {
  const words = useLaterWords()
  const bothClocks = useBothClocks(zones)
  const isQuoteCounted = useSecondsLeft(quoteUntil, clock) <= lastSeconds
  const left = Date.parse(deadline) - Date.parse(clock())
  if (left <= 0 || left > aDay) return null
  return (
    <Notice tone="caution" title={words('deadline-notice.title')}>
      {words('deadline-notice.body', bothClocks(deadline))}
      {!isQuoteCounted && (
        <>
          {inLine(dot)}
          <TimeLeft until={deadline} clock={clock} />
        </>
      )}
    </Notice>
  )
}
