import { dateIn, useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { curveSteps } from './curve-steps.ts'
import type { RefundCurveProps } from './refund-curve.tsx'
import * as css from './refund-curve.css.ts'

/** With more steps than this, only the one in force has room for its words. */
const mostNamed = 4

/**
 * Drawn for the eye: whoever listens has the table that follows it. Every step is as wide as the others, whatever it
 * lasts: a last day before arrival would be a hair's breadth after four months, so no time is measured along it.
 */
export function CurvePicture({ tiers, now, zones }: RefundCurveProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const steps = curveSteps(tiers, now)
  const isNamed = steps.length <= mostNamed
  return (
    <div aria-hidden="true" className={css.picture}>
      <p className={css.legend}>
        <span className={css.key}>
          <span className={css.back} />
          {words('refund-curve.back')}
        </span>
        <span className={css.key}>
          <span className={css.retained} />
          {words('refund-curve.stored')}
        </span>
      </p>
      <div className={css.steps}>
        {steps.map(({ tier, when, height }) => (
          <div key={tier.until ?? 'arrival'} className={css.step[when]}>
            <span>{when === 'now' && <span className={css.nowLabel}>{words('refund-curve.now')}</span>}</span>
            <strong className={css.amount}>{(isNamed || when === 'now') && money.calm(tier.refund)}</strong>
            <span className={css.bar}>
              <span className={css.edges[edgeOf(height)]} style={{ blockSize: `${height * 100}%` }} />
            </span>
            <span className={css.day}>
              {(isNamed || when === 'now') &&
                (tier.until
                  ? words('refund-curve.until-day', { day: dates.shortDay(dateIn(tier.until, zones.hotel)) })
                  : words('refund-curve.arrival'))}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

const edgeOf = (height: number): keyof typeof css.edges =>
  height >= 1 ? 'whole' : height > 0 ? 'part' : 'nothing'
