import type { Instant, RefundTier } from '@veranda/domain'
import { useSyncExternalStore } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Heading } from '../../components/text/index.ts'
import { from } from '../../theme/breakpoints.ts'
import type { Zones } from '../dates/use-both-clocks.ts'
import { useLaterWords } from '../later-words/index.ts'
import { CurvePicture } from './curve-picture.tsx'
import { CurveTable } from './curve-table.tsx'
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

/** What would come back, from now to arrival: as a picture, and the same as a table, which a phone folds. */
export function RefundCurve(props: RefundCurveProps) {
  const words = useLaterWords()
  const isWide = useIsWide()
  if (props.tiers.length === 0) return null
  return (
    <section className={css.curve}>
      <Heading level={2}>{words('refund-curve.title')}</Heading>
      <CurvePicture {...props} />
      {isWide ? (
        <CurveTable {...props} />
      ) : (
        <Disclosure title={words('refund-curve.all')}>
          <CurveTable {...props} />
        </Disclosure>
      )}
    </section>
  )
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(from.tablet)
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => matchMedia(from.tablet).matches,
  )
