import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Glints, Palm, Sea } from '../shapes.tsx'

const villas = [
  [700, 404, 0.45],
  [776, 412, 0.65],
  [884, 426, 0.95],
  [1040, 448, 1.4],
] as const

/** Thatched villas on stilts, curving out over the lagoon. */
export const Atoll = () => (
  <Frame width={1440} height={560} light={[600, 340, 420]}>
    <circle fill={paint.glow} cx="600" cy="330" r="46" />
    <Sea y={376} />
    <Glints x={600} y={376} scale={0.7} />
    <path fill={paint.middle} d="M1100 378C1190 362 1320 358 1440 364V384H1100z" />
    {[1210, 1270, 1320].map((x) => (
      <Palm key={x} x={x} y={370} scale={0.42} fill={paint.middle} />
    ))}
    <path fill="none" stroke={paint.shade} strokeWidth="9" d="M640 402C860 404 1100 440 1440 520" />
    {villas.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
        <path stroke={paint.near} strokeWidth="4" d="M-38 0V36M0 0V40M38 0V36" />
        <path fill={paint.wall} d="M-46-34H46V2H-46z" />
        <path fill={paint.glow} d="M-28-26H-6V2H-28zM8-26H30V2H8z" />
        <path fill={paint.near} d="M-66-28C-34-50-14-76 0-104C14-76 34-50 66-28z" />
      </g>
    ))}
    <path fill={paint.wave} opacity=".4" d="M0 500C280 470 520 530 800 506S1240 540 1440 516V560H0z" />
  </Frame>
)
