import { type ReactNode, useId } from 'react'
import { paint } from './paint.css.ts'
import { belowMiddle } from './picture.css.ts'

type PictureProps = {
  readonly width?: number
  readonly height?: number
  /** Where the sky is at its lightest. */
  readonly horizon: number
  /**
   * What stays in view when the box is flatter than the drawing: the middle where crowns would be cut off otherwise, and
   * a little below it in the flat boxes of wide pages where something floats there.
   */
  readonly keep?: 'bottom' | 'middle' | 'below-middle'
  readonly children: ReactNode
}

/** A decorative drawing below a sky that lightens toward its horizon; it covers its box however that is cut. */
export function Picture({ width = 1440, height = 560, horizon, keep = 'bottom', children }: PictureProps) {
  const id = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      className={keep === 'below-middle' ? belowMiddle : undefined}
      preserveAspectRatio={keep === 'bottom' ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={horizon}>
        <stop stopColor={paint.skyHigh} />
        <stop offset="1" stopColor={paint.skyLow} />
      </linearGradient>
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
      {children}
    </svg>
  )
}
