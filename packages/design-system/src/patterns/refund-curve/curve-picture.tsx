import type { Money } from '@veranda/domain'
import { dateIn, useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
import { type CurveStep, curveShape } from './curve-shape.ts'
import type { RefundCurveProps } from './refund-curve.tsx'
import * as css from './refund-curve.css.ts'

/** Drawn for the eye: whoever listens has the table that follows it. */
export function CurvePicture({ tiers, now, arrival, zones }: RefundCurveProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const shape = curveShape(tiers, now, arrival)
  const { steps } = shape
  const here = steps.find(({ when }) => when === 'now')
  const day = (at: string): string => dates.shortDay(dateIn(at, zones.hotel))
  return (
    <div aria-hidden="true">
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
      <div className={css.picture}>
        <div className={css.plot}>
          <Steps steps={steps} />
          <span className={css.over} style={{ inlineSize: percent(shape.now) }} />
          {steps.map((step, index) => (
            <Amount
              key={step.from}
              step={step}
              before={steps[index - 1]}
              after={steps[index + 1]}
              now={shape.now}
              exact={money.calm}
            />
          ))}
          <span className={css.nowLine} style={{ insetInlineStart: percent(shape.now) }} />
          {here && (
            <span
              className={css.nowDot}
              style={{ insetInlineStart: percent(shape.now), insetBlockEnd: percent(here.height) }}
            />
          )}
          <span className={css.nowLabel} style={leaning(shape.now)}>
            {words('refund-curve.now')}
          </span>
          {steps.slice(0, -1).map(({ to, tier }, index) => (
            <span key={to}>
              <span className={css.tick} style={{ insetInlineStart: percent(to) }} />
              {(steps.length < 5 || steps[index]?.when === 'now') && tier.until && (
                <span className={css.day} style={leaning(to)}>
                  {day(tier.until)}
                </span>
              )}
            </span>
          ))}
          <span className={css.day} style={{ insetInlineEnd: 0 }}>
            {words('refund-curve.arrival')}
          </span>
        </div>
      </div>
    </div>
  )
}

/** Lines keep their width and the picture fills its box, however wide that is. */
function Steps({ steps }: { readonly steps: readonly CurveStep[] }) {
  const outline = steps.map(({ from, to, height }) => `${from * 100} ${y(height)} ${to * 100} ${y(height)}`)
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={css.ground} d={`M0 100 L${outline.join(' ')} 100 100Z`} />
      {steps.slice(1).map(({ from, height }, index) => (
        <path
          key={from}
          className={css.riser}
          vectorEffect="non-scaling-stroke"
          d={`M${from * 100} ${y(height)}V${y(steps[index]?.height ?? 0)}`}
        />
      ))}
      {steps.map(({ from, to, height }) => (
        <path
          key={from}
          className={css.edges[edgeOf(height)]}
          vectorEffect="non-scaling-stroke"
          d={`M${from * 100} ${y(height)}H${to * 100}`}
        />
      ))}
    </svg>
  )
}

type AmountProps = {
  readonly step: CurveStep
  readonly before: CurveStep | undefined
  readonly after: CurveStep | undefined
  readonly now: number
  readonly exact: (price: Money) => string
}

/** Left out where it would run into its neighbour's or across "now": the table has every one. */
function Amount({ step, before, after, now, exact }: AmountProps) {
  const { height, tier, when } = step
  const isAhead = when === 'now' && step.to - now >= 0.22
  const from = isAhead ? now : step.from
  const room = (when === 'now' && !isAhead ? now : step.to) - from
  const isApart = [before, after].every((other) => !other || Math.abs(other.height - height) >= 0.2)
  if (room < 0.22 || (!isApart && room < 0.34)) return null
  const inline = after
    ? { insetInlineStart: `calc(${percent(from)} + 0.5rem)` }
    : { insetInlineEnd: '0.375rem' }
  const block =
    height > 0.3
      ? { insetBlockStart: `calc(${percent(1 - height)} + 0.375rem)` }
      : { insetBlockEnd: `calc(${percent(height)} + 0.375rem)` }
  return (
    <span className={css.amount} style={{ ...inline, ...block }}>
      {exact(tier.refund)}
    </span>
  )
}

const edgeOf = (height: number): keyof typeof css.edges =>
  height >= 1 ? 'whole' : height > 0 ? 'part' : 'nothing'

const y = (height: number): number => 100 - height * 100
const percent = (place: number): string => `${Math.round(place * 1000) / 10}%`

/** In the middle under its place, but never past the ends. */
const leaning = (place: number) =>
  ({
    insetInlineStart: percent(place),
    translate: `${-Math.round(place < 0.12 ? place * 400 : place > 0.88 ? 50 + (place - 0.88) * 400 : 50)}% 0`,
  }) as const
