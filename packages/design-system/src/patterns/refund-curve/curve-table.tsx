import { isZero, type RefundStretch, stretchTime } from '@veranda/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useBothClocks } from '../dates/use-both-clocks.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
import type { RefundCurveProps } from './refund-curve.tsx'
import * as css from './refund-curve.css.ts'

/** Every stretch in figures: until when at the hotel and for the guest, what is kept, what comes back. */
export function CurveTable({ stretches, now, arrival, zones }: RefundCurveProps) {
  const words = useLaterWords()
  const money = useMoney()
  const bothClocks = useBothClocks(zones)
  return (
    <table className={css.table}>
      <caption className={css.caption}>{words('refund-curve.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('refund-curve.if-by')}</th>
          <th scope="col">{words('refund-curve.costs')}</th>
          <th scope="col">{words('refund-curve.comes-back')}</th>
        </tr>
      </thead>
      <tbody>
        {stretches.map((stretch) => {
          const time = stretchTime(stretch, now)
          const until = bothClocks(stretch.until ?? arrival)
          return (
            <tr
              key={stretch.until ?? 'arrival'}
              className={time === 'past' ? css.gone : undefined}
              aria-current={time === 'now' ? 'time' : undefined}
            >
              <th scope="row">
                {time === 'now' && <span className={css.here}>{words('refund-curve.now')}</span>}{' '}
                {words(stretch.until ? 'refund-curve.until' : 'refund-curve.until-arrival', {
                  moment: until.hotel,
                })}
                {until.differs && (
                  <span className={css.guest}>
                    {words('refund-curve.your-time', { moment: until.guest })}
                  </span>
                )}
                {time === 'past' && <VisuallyHidden>{words('refund-curve.over')}</VisuallyHidden>}
              </th>
              <td>{money.exact(stretch.penalty)}</td>
              <td>
                {money.exact(stretch.refund)}
                <Owed stretch={stretch} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Owed({ stretch }: { readonly stretch: RefundStretch }) {
  const words = useLaterWords()
  const money = useMoney()
  if (isZero(stretch.owed)) return null
  return <span className={css.owed}>{words('refund-curve.owed', { amount: money.exact(stretch.owed) })}</span>
}
