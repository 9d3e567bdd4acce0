import { Fade } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { chance, rounded } from './chance.ts'

/** A stroke of light on water, pointed at both ends. */
const stroke = (x: number, y: number, half: number, thick: number): string =>
  `M${rounded(x - half)} ${rounded(y)}Q${rounded(x)} ${rounded(y - thick)} ${rounded(x + half)} ${rounded(y)}Q${rounded(x)} ${rounded(y + thick)} ${rounded(x - half)} ${rounded(y)}`

/** The light's broken path toward the eye: rows widen and part as they come near. */
export function glints(x: number, top: number, bottom: number, spread: number, rows = 14): string {
  return Array.from({ length: rows }, (_, row) => {
    const near = ((row + 0.4) / rows) ** 1.6
    const reach = spread * (0.16 + near * 0.84)
    const half = reach * (0.35 + 0.5 * chance(row + x))
    return stroke(
      x + (chance(row * 3 + top) - 0.5) * reach * 0.7,
      top + 4 + near * (bottom - top),
      half,
      0.8 + near * 5,
    )
  }).join('')
}

/** Scattered ripples over the whole width. */
export function ripples(top: number, bottom: number, count: number, width = 1440): string {
  return Array.from({ length: count }, (_, drop) => {
    const near = chance(drop * 7 + top) ** 1.5
    return stroke(
      chance(drop * 5 + 2) * width,
      top + 8 + near * (bottom - top),
      22 + near * 90 * chance(drop + 9),
      0.6 + near * 2.6,
    )
  }).join('')
}

type SeaProps = { readonly y: number; readonly width?: number; readonly height?: number }

/** Water from its horizon down: pale where it meets the sky, deep below the eye. */
export function Sea({ y, width = 1440, height = 560 - y }: SeaProps) {
  const d = `M0 ${y}h${width}v${height}H0z`
  return (
    <>
      <path fill={paint.water} d={d} />
      <Fade fill={paint.skyLow} from={0.78} d={`M0 ${y}h${width}v${rounded(height * 0.62)}H0z`} />
      <Fade fill={paint.near} from={0} to={0.5} d={d} />
    </>
  )
}

type LightPathProps = {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly spread: number
  readonly rows?: number
}

export const LightPath = ({ x, top, bottom, spread, rows }: LightPathProps) => (
  <path fill={paint.glow} opacity=".8" d={glints(x, top, bottom, spread, rows)} />
)
