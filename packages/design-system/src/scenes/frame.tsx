import { type ReactNode, useId } from 'react'
import { paint } from './paint.css.ts'

type FrameProps = {
  readonly width: number
  readonly height: number
  /** Where the light comes from, and how far it reaches. */
  readonly light: readonly [x: number, y: number, reach: number]
  readonly children: ReactNode
}

/** A decorative drawing over a lit sky; the bottom stays in view however the box is cut. */
export function Frame({ width, height, light, children }: FrameProps) {
  const id = useId()
  const [x, y, reach] = light
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={paint.skyHigh} />
        <stop offset=".75" stopColor={paint.skyLow} />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop stopColor={paint.glow} stopOpacity=".85" />
        <stop offset=".4" stopColor={paint.glow} stopOpacity=".3" />
        <stop offset="1" stopColor={paint.glow} stopOpacity="0" />
      </radialGradient>
      <path fill={`url(#${id}s)`} d={`M0 0h${width}v${height}H0z`} />
      <circle fill={`url(#${id}l)`} cx={x} cy={y} r={reach} />
      {children}
    </svg>
  )
}
