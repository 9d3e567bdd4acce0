import {
  type Instant,
  isZero,
  type PolicyStretch,
  type Room,
  stretchTime,
  type TimeZone,
} from '@veranda/domain'
import { Fragment } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { dot, useLaterWords } from '../words/index.ts'
import { commonCharge, keyOf, needsNaming } from './common-charge.ts'
import { useRetainedWords } from './retained-words.ts'

export type PolicyTimelineProps = {
  readonly stretches: readonly PolicyStretch[]
  /** Of the reservation: what is retained names its room. */
  readonly rooms: readonly Pick<Room, 'roomNumber' | 'category' | 'guests'>[]
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
}

/** What cancelling costs and gives back, from booking to arrival, on the hotel's clock and the guest's. */
export function PolicyTimeline(props: PolicyTimelineProps) {
  const { stretches, now, hotelTimeZone, guestTimeZone } = props
  const words = useLaterWords()
  const bothClocks = useBothClocks({ hotel: hotelTimeZone, guest: guestTimeZone })
  const money = useMoney()
  const retained = useRetainedWords(props.rooms)
  const when = ({ from, until }: PolicyStretch): string => {
    if (until) return words('policy-timeline.until', bothClocks(until))
    if (from) return words('policy-timeline.from', bothClocks(from))
    return words('policy-timeline.always')
  }
  const costOf = ({ penalty, retained: parts }: PolicyStretch): string => {
    if (isZero(penalty)) return words('policy-timeline.free')
    const kept = words('policy-timeline.keep', { penalty: money.calm(penalty) })
    const charge = commonCharge(parts)
    return charge ? `${kept} (${retained.charge(charge)})` : kept
  }
  const steps = stretches.map((stretch): TimelineStep => {
    const { penalty, refund, owed, retained: parts, until } = stretch
    const isNow = stretchTime(stretch, now) === 'now'
    const title = costOf(stretch)
    const sums = [
      when(stretch),
      ...(isZero(refund) ? [] : [words('policy-timeline.refund', { refund: money.calm(refund) })]),
      ...(isZero(owed) ? [] : [words('policy-timeline.owed', { amount: money.calm(owed) })]),
      ...(isZero(refund) && isZero(owed) ? [words('policy-timeline.settled')] : []),
    ]
    return {
      key: until ?? 'arrival',
      title: isNow ? `${title}${dot}${words('policy-timeline.now')}` : title,
      detail: (
        <>
          {sums.join(dot)}
          {needsNaming(parts) && parts.map((part) => <Part key={keyOf(part)} text={retained.part(part)} />)}
        </>
      ),
      tone: isZero(penalty) ? 'positive' : isZero(refund) ? 'negative' : 'caution',
      current: isNow,
    }
  })
  const title = words('policy-timeline.title')
  return (
    <Stack gap="medium" as="section">
      <Heading level={2}>{title}</Heading>
      {steps.length > 0 ? (
        <Timeline label={title} steps={steps} />
      ) : (
        <Text tone="muted">{words('policy-timeline.none')}</Text>
      )}
    </Stack>
  )
}

const Part = ({ text }: { readonly text: string }) => (
  <Fragment>
    <br />
    {text}
  </Fragment>
)
