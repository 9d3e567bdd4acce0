import { type Cancellation, isZero, type Money } from '@veranda/domain'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { outcomeWords } from '../room-choice/outcome-words.ts'
import { type RefundTo, useRefundTo } from '../refund-to/index.ts'
import { RoomTitle } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './cancellation-summary.css.ts'

export type CancellationSummaryProps = {
  readonly cancellation: Cancellation
  /** What may be taken instead of the refund: nothing is decided yet. */
  readonly credit?: Money | undefined
  readonly refundTo?: RefundTo | undefined
  readonly guestCurrency?: GuestCurrency | undefined
  /** `beside`: only where it stands beside the page; a glance says it on a phone. */
  readonly shown?: 'always' | 'beside' | undefined
}

/** What is at stake, in sight on every page until it is decided. */
export function CancellationSummary(props: CancellationSummaryProps) {
  const { cancellation, credit, refundTo, guestCurrency, shown } = props
  const { rooms, staying, penalty, refund, outstanding } = cancellation
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const destination = useRefundTo()
  const [first] = rooms
  const isEither = credit?.amount === refund.amount
  return (
    <div className={shown === 'beside' ? css.wideOnly : undefined}>
      <Surface as="section" tone="sunken">
        <Stack gap="small">
          <Heading level={2} look="lead">
            {words('cancellation-summary.title')}
          </Heading>
          {first && rooms.length === 1 && staying.length > 0 && <RoomTitle {...first} />}
          <p>{outcomeWords(rooms.length + staying.length, rooms.length, words)}</p>
          <PriceLines
            lines={[
              { label: words('cancellation-sums.penalty'), text: money.exact(penalty) },
              ...(credit && !isEither
                ? [{ label: words('cancelled.credit'), text: money.exact(credit) }]
                : []),
              {
                label: words(isEither ? 'cancellation-summary.either' : 'cancellation-sums.refund'),
                text: money.exact(refund),
                approx: money.approx(refund),
                note: refundTo && !isZero(refund) && destination(refund, refundTo),
                emphasis: !credit,
              },
              ...(isZero(outstanding)
                ? []
                : [
                    {
                      label: words('cancellation-sums.outstanding'),
                      text: money.exact(outstanding),
                      tone: 'caution' as const,
                    },
                  ]),
            ]}
          />
        </Stack>
      </Surface>
    </div>
  )
}
