import type { CancellationReceipt, Instant, TimeZone } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { TextLink } from '../../components/link/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { TimeLeft } from '../time-left/index.ts'
import { useLaterWords } from '../words/index.ts'
import { whatIsLeft } from './what-is-left.ts'

export type AfterCancellingProps = {
  /** Missing where it could not be read: then the page behind the link has to say what there is. */
  readonly receipt?: CancellationReceipt | undefined
  readonly clock: () => Instant
  readonly guestTimeZone: TimeZone
  /** The page where it is done. */
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Second thoughts, one line: the way to where they are acted on, and until when. */
export function AfterCancelling({ receipt, clock, guestTimeZone, href, onNavigate }: AfterCancellingProps) {
  const words = useLaterWords()
  const dates = useDates()
  const [, setOver] = useState(false)
  const left = receipt ? whatIsLeft(receipt, clock()) : ({ kind: 'receipt' } as const)
  return (
    <Text look="small">
      <TextLink href={href} onNavigate={onNavigate}>
        {words(`after-cancelling.${left.kind}`)}
      </TextLink>
      {left.kind === 'withdraw' && ` ${words('after-cancelling.withdraw-until')}`}
      {left.kind === 'undo' && (
        <>
          {` ${words('after-cancelling.undo-until', { time: dates.time(left.until, guestTimeZone) })} · `}
          <TimeLeft until={left.until} clock={clock} onOver={() => setOver(true)} />
        </>
      )}
    </Text>
  )
}
