import { type Instant, isZero, type PolicyStretch, type TimeZone } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
import { chargeWords } from './charge-words.ts'

export type PolicyTimelineProps = {
  readonly stretches: readonly PolicyStretch[]
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
}

/** What cancelling costs, from booking to arrival, on the hotel's clock and the guest's. */
export function PolicyTimeline({ stretches, now, hotelTimeZone, guestTimeZone }: PolicyTimelineProps) {
  const words = useLaterWords()
  const bothClocks = useBothClocks({ hotel: hotelTimeZone, guest: guestTimeZone })
  const money = useMoney()
  const when = ({ from, until }: PolicyStretch): string => {
    if (until) return words('policy-timeline.until', bothClocks(until))
    if (from) return words('policy-timeline.from', bothClocks(from))
    return words('policy-timeline.always')
  }
  const steps = stretches.map((stretch): TimelineStep => {
    const isFree = isZero(stretch.penalty)
    const isNow = contains(stretch, now)
    const title = isFree
      ? words('policy-timeline.free')
      : `${words('policy-timeline.keep', { penalty: money.calm(stretch.penalty) })} (${chargeWords(stretch.charge, words)})`
    const back = isZero(stretch.refund)
      ? []
      : [words('policy-timeline.refund', { refund: money.calm(stretch.refund) })]
    return {
      key: stretch.until ?? 'arrival',
      title: isNow ? `${title}\u00A0· ${words('policy-timeline.now')}` : title,
      detail: [when(stretch), ...back].join('\u00A0· '),
      tone: isFree
        ? 'positive'
        : stretch.charge.kind === 'whole-stay' || isZero(stretch.refund)
          ? 'negative'
          : 'caution',
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

const contains = ({ from, until }: PolicyStretch, now: Instant): boolean => {
  const at = Date.parse(now)
  return (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until))
}
