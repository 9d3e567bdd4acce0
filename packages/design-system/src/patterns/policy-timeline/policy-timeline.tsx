import {
  type Instant,
  isZero,
  minus,
  type Money,
  plus,
  type PolicyTier,
  type RoomCategory,
  tierTime,
  type TimeZone,
} from '@veranda/domain'
import { Fragment, type ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './policy-timeline.css.ts'
import { commonCharge, keyOf, needsNaming } from './common-charge.ts'
import { useRetainedWords } from './retained-words.ts'

export type PolicyTimelineProps = {
  readonly tiers: readonly PolicyTier[]
  /** What is still to pay: the tiers know only what is paid, and say so. */
  readonly balance: Money
  /** Of the reservation: what is retained names its room. */
  readonly rooms: readonly { readonly roomNumber: number; readonly category: Pick<RoomCategory, 'name'> }[]
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
  /** When they were read, where that is days ago: what applies now is said as of then. */
  readonly asOf?: string | undefined
}

/** What cancelling costs and gives back, from booking to arrival, on the hotel's clock and the guest's. */
export function PolicyTimeline(props: PolicyTimelineProps) {
  const { tiers, balance, now, hotelTimeZone, guestTimeZone, asOf } = props
  const words = useLaterWords()
  const bothClocks = useBothClocks({ hotel: hotelTimeZone, guest: guestTimeZone })
  const money = useMoney()
  const retained = useRetainedWords(props.rooms)
  const when = ({ from, until }: PolicyTier): string => {
    if (until) return words('policy-timeline.until', bothClocks(until))
    if (from) return words('policy-timeline.from', bothClocks(from))
    return words('policy-timeline.always')
  }
  const costOf = ({ penalty, retained: parts }: PolicyTier): string => {
    if (isZero(penalty)) return words('policy-timeline.free')
    const sentence = words('policy-timeline.keep', { penalty: money.calm(penalty) })
    const charge = commonCharge(parts)
    return charge ? `${sentence} (${retained.charge(charge)})` : sentence
  }
  const nowWords = asOf ? words('policy-timeline.now-as-of', { date: asOf }) : words('policy-timeline.now')
  const steps = tiers.map((tier): TimelineStep => {
    const { penalty, refund, outstanding, retained: parts, until } = tier
    const isNow = tierTime(tier, now) === 'now'
    const title = costOf(tier)
    const sums = [
      when(tier),
      ...(isZero(refund) ? [] : [words('policy-timeline.refund', { refund: money.calm(refund) })]),
      ...(isZero(outstanding)
        ? []
        : [words('policy-timeline.outstanding', { amount: money.calm(outstanding) })]),
      ...(isZero(refund) && isZero(outstanding) ? [words('policy-timeline.settled')] : []),
    ]
    return {
      key: until ?? 'arrival',
      title: isNow ? inLine(`${title}${dot}${nowWords}`) : title,
      detail: (
        <>
          {inLine(sums.join(dot), line)}
          {needsNaming(parts) && parts.map((part) => <Part key={keyOf(part)} text={retained.part(part)} />)}
        </>
      ),
      tone: isZero(penalty) ? 'positive' : isZero(refund) ? 'negative' : 'caution',
      current: isNow,
    }
  })
  const title = words('policy-timeline.title')
  const [first] = tiers
  return (
    <Stack gap="medium" as="section">
      <div>
        <Heading level={2} look="lead">
          {title}
        </Heading>
        {first && !isZero(balance) && (
          <Text look="small" tone="muted">
            {words('policy-timeline.paid-so-far', { paid: money.calm(paidIn(first)) })}
          </Text>
        )}
      </div>
      {steps.length > 0 ? (
        <Timeline label={title} steps={steps} />
      ) : (
        <Text tone="muted">{words('policy-timeline.none')}</Text>
      )}
    </Stack>
  )
}

/** On a phone each on a line of its own, in every step alike. */
const line = (thing: string): ReactNode => <span className={css.line}>{thing}</span>

const paidIn = ({ penalty, refund, outstanding }: PolicyTier): Money =>
  minus(plus(penalty, refund), outstanding)

const Part = ({ text }: { readonly text: string }) => (
  <Fragment>
    <br />
    {inLine(text)}
  </Fragment>
)
