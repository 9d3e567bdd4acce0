import type { Instant, RefundTier } from '@veranda/domain'
import { Heading } from '../../components/text/index.ts'
import type { Zones } from '../dates/use-both-clocks.ts'
import { useLaterWords } from '../words/index.ts'
import { CurvePicture } from './curve-picture.tsx'
import { CurveTable } from './curve-table.tsx'
import * as css from './refund-curve.css.ts'

export type RefundCurveProps = {
  readonly tiers: readonly RefundTier[]
  readonly now: Instant
  /** Check-in, where the last penalty tier ends. */
  readonly arrival: Instant
  readonly zones: Zones
}

/** What would come back, from now to arrival: as a picture, and the same as a table. */
export function RefundCurve(props: RefundCurveProps) {
  const words = useLaterWords()
  if (props.tiers.length === 0) return null
  return (
    <section className={css.curve}>
      <Heading level={2}>{words('refund-curve.title')}</Heading>
      <CurvePicture {...props} />
      <CurveTable {...props} />
    </section>
  )
}
