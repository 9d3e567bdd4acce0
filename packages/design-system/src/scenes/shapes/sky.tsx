import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { chance, rounded } from './chance.ts'

const field = (count: number): string =>
  Array.from(
    { length: count },
    (_, star) => `M${rounded(chance(star * 2 + 1) * 1440)} ${rounded(chance(star * 3 + 5) ** 1.4 * 300)}h0`,
  ).join('')

/** Few and small, thinning toward the horizon; the day has none. */
export const Stars = ({ count = 46 }: { readonly count?: number }) => (
  <g className={byNight} stroke={paint.glow} strokeLinecap="round">
    <path strokeWidth="1.8" opacity=".5" d={field(count)} />
    <path strokeWidth="3" opacity=".85" d={field(count / 5)} />
  </g>
)

type CloudProps = { readonly x: number; readonly y: number; readonly length: number }

/** A long evening cloud, flat below. */
export const Cloud = ({ x, y, length: l }: CloudProps) => (
  <path
    fill={paint.glow}
    opacity=".34"
    transform={`translate(${x} ${y})`}
    d={`M0 0Q${l * 0.16} -5 ${l * 0.26} -9Q${l * 0.42} -20 ${l * 0.58} -11Q${l * 0.8} -8 ${l} 0Q${l * 0.5} 5 0 0`}
  />
)
