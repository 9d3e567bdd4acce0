import { type Instant, isZero, type RefundTier, toMajor } from '@veranda/domain'
import { Heading } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useBothClocks, type Zones } from '../dates/use-both-clocks.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useMoney } from '../money/index.ts'
import { curveSteps } from './curve-steps.ts'
import * as css from './refund-curve.css.ts'

export type RefundCurveProps = {
  readonly tiers: readonly RefundTier[]
  /** How many rooms it is about. */
  readonly rooms: number
  readonly now: Instant
  /** Check-in, where the last penalty tier ends. */
  readonly arrival: Instant
  readonly zones: Zones
}

/**
 * What would come back, from now to arrival: until when at the hotel and for the guest, the fee, the refund, and a bar
 * that shows the eye how the two share what was paid: with a single tier there is nothing to compare. No time is
 * measured along it.
 */
export function RefundCurve({ tiers, rooms, now, arrival, zones }: RefundCurveProps) {
  const words = useLaterWords()
  const money = useMoney()
  const bothClocks = useBothClocks(zones)
  if (tiers.length === 0) return null
  const steps = curveSteps(tiers, now)
  const hasBars = steps.length > 1
  const hasRefund = tiers.some(({ refund }) => !isZero(refund))
  const hasTwoClocks = steps.some(({ tier }) => bothClocks(tier.until ?? arrival).differs)
  // The rows are written alike: all with cents where one of them needs it.
  const sums = tiers.flatMap(({ penalty, refund, outstanding }) => [penalty, refund, outstanding])
  const written = sums.every((sum) => Number.isInteger(toMajor(sum))) ? money.calm : money.exact
  return (
    <section className={css.curve}>
      <Heading level={2}>{words(hasRefund ? 'refund-curve.title' : 'refund-curve.title-fee')}</Heading>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{words('refund-curve.caption', { rooms })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words(hasTwoClocks ? 'refund-curve.if-by-hotel' : 'refund-curve.if-by')}</th>
            <th scope="col">
              {hasBars && <span className={css.keys.retained} />}
              {words('refund-curve.costs')}
            </th>
            <th scope="col">
              {hasBars && <span className={css.keys.back} />}
              {words('refund-curve.comes-back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ tier, when, height }) => {
            const until = bothClocks(tier.until ?? arrival)
            return (
              <tr
                key={tier.until ?? 'arrival'}
                className={css.step[when]}
                aria-current={when === 'now' ? 'time' : undefined}
              >
                <th scope="row">
                  {when === 'now' && <span className={css.here}>{words('refund-curve.now')}</span>}{' '}
                  {words(tier.until ? 'refund-curve.until' : 'refund-curve.until-arrival', {
                    moment: until.hotel,
                  })}
                  {until.differs && (
                    <span className={css.guest}>
                      {words('refund-curve.your-time', { moment: until.guest })}
                    </span>
                  )}
                  {when === 'past' && <VisuallyHidden>{words('refund-curve.over')}</VisuallyHidden>}
                  {hasBars && (
                    <span aria-hidden="true" className={css.bar}>
                      <span className={css.back} style={{ inlineSize: `${height * 100}%` }} />
                    </span>
                  )}
                </th>
                <td>{written(tier.penalty)}</td>
                <td>
                  {written(tier.refund)}
                  {!isZero(tier.outstanding) && (
                    <span className={css.outstanding}>
                      {words('refund-curve.outstanding', { amount: written(tier.outstanding) })}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
