import { useId } from 'react'

type FadeProps = {
  readonly d: string
  readonly fill: string
  /** How much of the colour there is at either end. */
  readonly from?: number
  readonly to?: number
  /** Across the shape's own box, as x1 y1 x2 y2 from 0 to 1. */
  readonly along?: readonly [number, number, number, number]
}

const down = [0, 0, 0, 1] as const

/** A shape whose colour thins out along a line: mist, water's depth, a shadow's end. */
export function Fade({ d, fill, from = 1, to = 0, along = down }: FadeProps) {
  const id = useId()
  const [x1, y1, x2, y2] = along
  return (
    <>
      <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
        <stop stopColor={fill} stopOpacity={from} />
        <stop offset="1" stopColor={fill} stopOpacity={to} />
      </linearGradient>
      <path fill={`url(#${id})`} fillRule="evenodd" d={d} />
    </>
  )
}

type HaloProps = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly fill: string
  readonly strength?: number
}

/** Light in the air around its source. */
export function Halo({ x, y, r, fill, strength = 0.6 }: HaloProps) {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={fill} stopOpacity={strength} />
        <stop offset=".35" stopColor={fill} stopOpacity={strength * 0.45} />
        <stop offset="1" stopColor={fill} stopOpacity="0" />
      </radialGradient>
      <circle fill={`url(#${id})`} cx={x} cy={y} r={r} />
    </>
  )
}
