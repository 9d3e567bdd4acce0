import { type Cancellation, isZero } from '@veranda/domain'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { outcomeWords } from '../room-choice/outcome-words.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './cancellation-summary.css.ts'

export type CancellationSummaryProps = {
  readonly cancellation: Cancellation
  readonly guestCurrency?: GuestCurrency | undefined
  /** `beside`: only where it stands beside the page; a glance says it on a phone. */
  readonly shown?: 'always' | 'beside' | undefined
}

/** What is at stake, in sight on every page until it is decided. */
export function CancellationSummary(props: CancellationSummaryProps) {
  const { cancellation, guestCurrency, shown } = props
  const { rooms, staying, penalty, refund, outstanding } = cancellation
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  return (
    <div className={shown === 'beside' ? css.wideOnly : undefined}>
      <Surface as="section" tone="sunken">
        <Stack gap="small">
          <Heading level={2} look="lead">
            {words('cancellation-summary.title')}
          </Heading>
          <p>{outcomeWords(rooms.length + staying.length, rooms.length, words)}</p>
          <PriceLines
            lines={[
              { label: words('cancellation-sums.penalty'), text: money.exact(penalty) },
              {
                label: words('cancellation-sums.refund'),
                text: money.exact(refund),
                note: money.approx(refund),
                emphasis: true,
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
