import { type Cancellation, type CancelQuote, isZero } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { QuoteClock } from '../../patterns/price-change/index.ts'
import { StepBar } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelPoliciesScreenProps } from './cancel-policies-screen.tsx'
import * as css from './cancel-policies.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

export type PoliciesBarProps = CancelPoliciesScreenProps & {
  readonly quote: CancelQuote
  /** What the guest saw until the sums were renewed. */
  readonly before?: Cancellation | undefined
  readonly isGoingOn: boolean
  /** The guest has had in sight what is to be accepted. */
  readonly isReached: boolean
  /** What the bar says is said there: on a phone it does not lie over it. */
  readonly isFigureInSight: boolean
}

/** What comes back and the next step. A phone's bar first leads to the policy, which is accepted further down. */
export function PoliciesBar(props: PoliciesBarProps) {
  const { quote, before, isGoingOn, isReached, isFigureInSight, accepted, clock, help, onQuoteExpired } =
    props
  const words = useLaterWords()
  const money = useMoney()
  const what = isZero(quote.change.outstanding) ? 'refund' : 'outstanding'
  const sum = quote.change[what]
  const was = before && before[what].amount !== sum.amount ? before[what] : undefined
  return (
    <StepBar
      isAtEnd={isFigureInSight}
      label={
        // Beside the page's parts the sums themselves stay in sight.
        <span className={css.onPhone}>{words(`cancellation-sums.${what}`)}</span>
      }
      sum={<span className={css.onPhone}>{money.exact(sum)}</span>}
      note={
        <>
          {was && (
            <span className={css.onPhone}>
              <Text as="span" look="small" tone="caution">
                {words('cancellation-sums.before', { amount: money.exact(was) })}
              </Text>
            </span>
          )}
          <QuoteClock
            about="cancellation-sums"
            expiresAt={quote.expiresAt}
            clock={clock}
            zone={help.guestTimeZone}
            onExpired={onQuoteExpired}
          />
        </>
      }
    >
      <Button tone="primary" type="submit" wide busy={isGoingOn}>
        {accepted || isReached ? (
          words('cancel-policies.continue')
        ) : (
          <>
            <span className={css.onPhone}>{words('cancel-policies.review')}</span>
            <span className={css.atTheEnd}>{words('cancel-policies.continue')}</span>
          </>
        )}
      </Button>
      <StillUnderway is={isGoingOn} />
    </StepBar>
  )
}
