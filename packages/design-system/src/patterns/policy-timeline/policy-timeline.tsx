import { type Instant, isZero, type PenaltyCharge, type PolicyStretch, type TimeZone } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Timeline, type TimelineStep } from '../../components/timeline/index.ts'
import { type DateWords, dateIn, useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords, type LaterWords } from '../words/index.ts'

export type PolicyTimelineProps = {
  readonly stretches: readonly PolicyStretch[]
  readonly now: Instant
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
}

/** What cancelling costs, from booking to arrival, on the hotel's clock and the guest's. */
export function PolicyTimeline({ stretches, now, hotelTimeZone, guestTimeZone }: PolicyTimelineProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const bound = (id: 'policy-timeline.from' | 'policy-timeline.until', at: Instant): string => {
    const hotel = dates.moment(at, hotelTimeZone)
    const guest = guestMoment(at, hotelTimeZone, guestTimeZone, dates)
    return words(id, { hotel, guest, differs: guest !== hotel })
  }
  const when = ({ from, until }: PolicyStretch): string => {
    if (until) return bound('policy-timeline.until', until)
    if (from) return bound('policy-timeline.from', from)
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
      title: isNow ? `${title} · ${words('policy-timeline.now')}` : title,
      detail: [when(stretch), ...back].join(' · '),
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

/** The same moment on the guest's clock: the time alone where the day is the same. */
function guestMoment(at: Instant, hotel: TimeZone, guest: TimeZone, dates: DateWords): string {
  const there = dates.moment(at, hotel)
  const here = dates.moment(at, guest)
  if (here === there) return there
  return sameDay(at, hotel, guest) ? dates.time(at, guest) : here
}

const sameDay = (at: Instant, one: TimeZone, other: TimeZone): boolean =>
  dateIn(at, one) === dateIn(at, other)

const contains = ({ from, until }: PolicyStretch, now: Instant): boolean => {
  const at = Date.parse(now)
  return (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until))
}

function chargeWords(charge: PenaltyCharge, words: LaterWords): string {
  switch (charge.kind) {
    case 'nothing':
      return words('policy-timeline.free')
    case 'nights':
      return words('policy-timeline.nights', { count: charge.count })
    case 'percent':
      return words('policy-timeline.percent', { percent: charge.percent })
    case 'flat':
      return words('policy-timeline.flat')
    case 'whole-stay':
      return words('policy-timeline.whole-stay')
  }
}
