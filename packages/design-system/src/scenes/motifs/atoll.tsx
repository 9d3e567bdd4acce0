import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { Palm } from '../shapes/palm.tsx'
import { ribbon } from '../shapes/ribbon.ts'
import { Cloud, Stars } from '../shapes/sky.tsx'
import { LightPath, ripples, Sea } from '../shapes/water.tsx'

const horizon = 372
const villas = [
  [662, 392, 0.3],
  [716, 398, 0.42],
  [786, 408, 0.62],
  [886, 424, 0.96],
  [1090, 456, 1.6],
] as const

const jetty = [
  [628, 390],
  [700, 392],
  [800, 399],
  [930, 414],
  [1150, 446],
  [1480, 520],
] as const

/** Thatched villas on stilts, curving out over the lagoon. */
export const Atoll = () => (
  <Picture horizon={horizon + 30} keep="middle">
    <Stars />
    <Halo x={632} y={330} r={420} fill={paint.glow} strength={0.75} />
    <Cloud x={830} y={222} length={360} />
    <Cloud x={120} y={262} length={300} />
    <circle fill={paint.glow} cx="632" cy="322" r="54" />
    <path fill={paint.far} d="M1020 372C1100 360 1280 356 1440 360V372zM0 372V364C80 360 180 362 260 372z" />
    {[1130, 1196, 1250, 1330, 90].map((x, tree) => (
      <Palm
        key={x}
        x={x}
        y={366}
        height={44 + (tree % 3) * 12}
        spread={0.3}
        lean={tree % 2 ? 10 : -8}
        fill={paint.far}
      />
    ))}
    <Sea y={horizon} />
    <Fade fill={paint.wave} from={0} to={0.75} d="M0 430C300 418 620 436 900 470S1300 500 1440 494V560H0z" />
    <path fill={paint.wave} opacity=".55" d={ripples(380, 540, 90)} />
    <LightPath x={632} top={374} bottom={500} spread={96} />
    {villas.map(([x, y, scale]) => (
      <Mirrored key={x} x={x} y={y} scale={scale} />
    ))}
    <path fill={paint.shade} d={ribbon(jetty, (t) => 1.5 + t * t * 11)} />
    <path fill={paint.near} opacity=".55" d={ribbon(jetty, (t) => 0.7 + t * t * 3, 6)} />
    {villas.map(([x, y, scale]) => (
      <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
        <Villa />
      </g>
    ))}
    <path fill={paint.wall} d="M0 500C140 490 330 506 470 530S600 556 620 560H0z" />
    <Fade fill={paint.shade} from={0} to={0.9} d="M0 500C140 490 330 506 470 530S600 556 620 560H0z" />
    <Fade fill={paint.near} from={0.4} d="M312 524C280 532 230 550 200 560H260C290 546 312 532 326 526z" />
    <Palm x={316} y={526} height={250} lean={150} spread={1.12} />
    <Palm x={258} y={520} height={300} lean={36} spread={1.2} />
  </Picture>
)

const Mirrored = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y + 30 * scale})scale(${scale})`}>
    <Fade fill={paint.near} from={0.5} d="M-74 0H74C44 30 18 62 0 84C-18 62-44 30-74 0z" />
    <path
      className={byNight}
      fill={paint.glow}
      opacity=".5"
      d="M-34 8q17-4 34 0q-17 4-34 0zM4 16q15-4 30 0q-15 4-30 0zM-20 26q13-3 26 0q-13 3-26 0z"
    />
  </g>
)

const Villa = () => (
  <g>
    <path stroke={paint.near} strokeWidth="4" d="M-58 0V32M-22 0V36M22 0V36M58 0V32" />
    <path fill={paint.wall} d="M-50-44H50V0H-50z" />
    <Fade fill={paint.near} from={0} to={0.45} along={[0, 0, 1, 0]} d="M-50-44H50V0H-50z" />
    <path fill={paint.near} opacity=".45" d="M-36-34H-6V0H-36zM8-34H38V0H8z" />
    <path className={byNight} fill={paint.glow} d="M-36-34H-6V0H-36zM8-34H38V0H8z" />
    <path stroke={paint.wall} strokeWidth="2.500" d="M-21-34V0M23-34V0" />
    <path fill={paint.near} d="M-76-38C-44-58-20-88-5-118H5C20-88 44-58 76-38C50-44-50-44-76-38z" />
    <Fade
      fill={paint.detail}
      from={0.9}
      to={0.05}
      along={[0, 0, 1, 0]}
      d="M-76-38C-44-58-20-88-5-118H0C-6-88-14-62-22-42C-40-42-60-41-76-38z"
    />
    <path fill={paint.shade} d="M-72-1H72V6H-72z" />
  </g>
)
