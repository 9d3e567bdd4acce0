import { isZero, tierTime, toMajor } from '@veranda/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { RefundCurveProps } from './refund-curve.tsx'
import * as css from './refund-curve.css.ts'

/** Every stretch in figures: until when at the hotel and for the guest, what is kept, what comes back. */
export function CurveTable({ tiers, rooms, now, arrival, zones }: RefundCurveProps) {
  const words = useLaterWords()
  const money = useMoney()
  const bothClocks = useBothClocks(zones)
  const hasTwoClocks = tiers.some(({ until }) => bothClocks(until ?? arrival).differs)
  // The rows are written alike: all with cents where one of them needs it.
  const sums = tiers.flatMap(({ penalty, refund, outstanding }) => [penalty, refund, outstanding])
  const written = sums.every((sum) => Number.isInteger(toMajor(sum))) ? money.calm : money.exact
  return (
    <table className={css.table}>
      <caption className={css.caption}>{words('refund-curve.caption', { rooms })}</caption>
      <thead>
        <tr>
          <th scope="col">{words(hasTwoClocks ? 'refund-curve.if-by-hotel' : 'refund-curve.if-by')}</th>
          <th scope="col">{words('refund-curve.costs')}</th>
          <th scope="col">{words('refund-curve.comes-back')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const time = tierTime(tier, now)
          const until = bothClocks(tier.until ?? arrival)
          return (
            <tr
              key={tier.until ?? 'arrival'}
              className={time === 'past' ? css.gone : undefined}
              aria-current={time === 'now' ? 'time' : undefined}
            >
              <th scope="row">
                {time === 'now' && <span className={css.here}>{words('refund-curve.now')}</span>}{' '}
                {words(tier.until ? 'refund-curve.until' : 'refund-curve.until-arrival', {
                  moment: until.hotel,
                })}
                {until.differs && (
                  <span className={css.guest}>
                    {words('refund-curve.your-time', { moment: until.guest })}
                  </span>
                )}
                {time === 'past' && <VisuallyHidden>{words('refund-curve.over')}</VisuallyHidden>}
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
  )
}
