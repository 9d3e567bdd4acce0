import { Fade } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { rounded } from './chance.ts'

type TreeProps = {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly fill?: string
  /** Which side the low light falls on. */
  readonly lit?: 'left' | 'right'
}

/** A cypress: a slender flame with one lit flank. */
export function Cypress({ x, y, height: h, fill = paint.near, lit = 'left' }: TreeProps) {
  const w = h * 0.105
  const turn = lit === 'left' ? 1 : -1
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)})scale(${turn} 1)`}>
      <path
        fill={fill}
        d={`M-2 0V${rounded(-h * 0.05)}C${rounded(-w * 1.5)} ${rounded(-h * 0.12)} ${rounded(-w * 1.1)} ${rounded(-h * 0.62)} ${rounded(w * 0.1)} ${rounded(-h)}C${rounded(w)} ${rounded(-h * 0.66)} ${rounded(w * 1.5)} ${rounded(-h * 0.14)} 3 ${rounded(-h * 0.05)}V0z`}
      />
      <Fade
        fill={paint.glow}
        from={0.42}
        along={[0, 0, 1, 0]}
        d={`M-2 ${rounded(-h * 0.05)}C${rounded(-w * 1.5)} ${rounded(-h * 0.12)} ${rounded(-w * 1.1)} ${rounded(-h * 0.62)} ${rounded(w * 0.1)} ${rounded(-h)}C${rounded(-w * 0.5)} ${rounded(-h * 0.6)} ${rounded(-w * 0.2)} ${rounded(-h * 0.2)} -2 ${rounded(-h * 0.05)}z`}
      />
    </g>
  )
}

/** An umbrella pine: a leaning stem that parts below a flat crown. */
export const Pine = ({ x, y, height: h, fill = paint.near }: TreeProps) => (
  <g fill={fill} transform={`translate(${rounded(x)} ${rounded(y)})scale(${rounded(h) / 100})`}>
    <path d="M-4 0C-2 -30 4 -46 -4 -70L0 -72C6 -56 8 -52 10 -50C16 -58 22 -64 28 -74L31 -72C24 -58 14 -44 8 -32C5 -20 5 -8 6 0z" />
    <path d="M-58 -66C-66 -74 -54 -84 -42 -82C-38 -96 -14 -104 2 -98C18 -106 42 -98 48 -86C62 -88 74 -76 64 -68C50 -60 34 -66 22 -64C8 -58 -10 -62 -20 -64C-34 -60 -50 -60 -58 -66z" />
  </g>
)
