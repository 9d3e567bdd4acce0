import { paint } from '../paint.css.ts'
import { chance, rounded } from './chance.ts'

/** Many and narrow: few broad ones look like the teeth of a saw where the palm is large. */
const leaves = 16

/** A feathered frond from the crown outward: the spine bends under its weight, the leaflets hang from it. */
function frond(degrees: number, length: number, droop: number): string {
  const turn = (degrees * Math.PI) / 180
  const tip = [Math.cos(turn) * length, Math.sin(turn) * length + droop * length] as const
  const bend = [Math.cos(turn) * length * 0.62, Math.sin(turn) * length * 0.78 - 6] as const
  const on = (t: number): readonly [number, number] => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ]
  const side = (sign: number): string[] =>
    Array.from({ length: leaves }, (_, leaf) => {
      const t = (leaf + 0.6) / leaves
      const [x, y] = on(t)
      const [ax, ay] = on(Math.min(1, t + 0.14))
      const reach =
        length * 0.34 * Math.sin(Math.PI * (0.12 + t * 0.8)) * (0.8 + 0.4 * chance(leaf + degrees))
      const along = Math.hypot(ax - x, ay - y) || 1
      const out = [(-(ay - y) / along) * sign, ((ax - x) / along) * sign] as const
      return `L${rounded(ax + out[0] * reach * 0.62)} ${rounded(ay + out[1] * reach * 0.62 + reach * 0.5)}L${rounded(ax - (ax - x) * 0.3)} ${rounded(ay - (ay - y) * 0.3)}`
    })
  return `M0 0${side(-1).join('')}L${rounded(tip[0])} ${rounded(tip[1])}${side(1).reverse().join('')}z`
}

const crown = [
  [-172, 88, 0.5],
  [-150, 100, 0.42],
  [-124, 96, 0.24],
  [-92, 84, 0.06],
  [-60, 94, 0.2],
  [-32, 102, 0.4],
  [-8, 90, 0.52],
  [22, 66, 0.5],
  [158, 64, 0.5],
]
  .map(([degrees = 0, length = 0, droop = 0]) => frond(degrees, length, droop))
  .join('')

type PalmProps = {
  readonly x: number
  readonly y: number
  readonly height: number
  /** How large the crown is; by itself, what suits the height. */
  readonly spread?: number
  /** How far the crown stands to the side of the foot. */
  readonly lean?: number
  readonly fill?: string
  readonly trunk?: string
}

/** A palm standing on its point. */
export function Palm({
  x,
  y,
  height,
  spread = height / 230,
  lean = 0,
  fill = paint.near,
  trunk = fill,
}: PalmProps) {
  const foot = Math.max(1.6, spread * 7)
  const neck = foot * 0.55
  return (
    <g fill={fill} transform={`translate(${rounded(x)} ${rounded(y)})`}>
      <path
        fill={trunk}
        d={`M${rounded(-foot)} 0Q${rounded(lean * 0.1 - foot * 0.6)} ${rounded(-height * 0.5)} ${rounded(lean - neck)} ${rounded(-height)}h${rounded(neck * 2)}Q${rounded(lean * 0.1 + foot * 0.9)} ${rounded(-height * 0.5)} ${rounded(foot)} 0z`}
      />
      <path
        transform={`translate(${rounded(lean)} ${rounded(-height)})scale(${rounded(spread * 100) / 100})`}
        d={crown}
      />
    </g>
  )
}
