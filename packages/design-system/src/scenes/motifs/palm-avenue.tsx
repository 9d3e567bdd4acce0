import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { rounded } from '../shapes/chance.ts'
import { Palm } from '../shapes/palm.tsx'
import { Cloud, Stars } from '../shapes/sky.tsx'
import { LightPath, Sea } from '../shapes/water.tsx'

const centre = 720
const horizon = 378

/** A strip of ground from the vanishing point to the eye, between two slopes off the axis. */
const strip = (inner: number, outer: number, from = 10, to = 182): string =>
  [-1, 1]
    .map((side) => {
      const at = (slope: number, depth: number) =>
        `${rounded(centre + side * slope * depth)} ${horizon + depth}`
      return `M${at(inner, from)}L${at(outer, from)}L${at(outer, to)}L${at(inner, to)}z`
    })
    .join('')

const rows = [20, 30, 45, 70, 106]

/** Royal palms on either side of a long water garden, a rotunda at its end against the sun. */
export const PalmAvenue = () => (
  <Picture horizon={430} keep="middle">
    <Stars />
    <Halo x={centre} y={318} r={270} fill={paint.glow} strength={0.6} />
    <Cloud x={150} y={236} length={330} />
    <Cloud x={930} y={206} length={400} />
    <circle fill={paint.glow} cx={centre} cy="312" r="74" />
    <path
      fill={paint.far}
      d="M0 378V352C120 334 250 344 380 362S500 374 540 378zM1440 378V340C1330 322 1200 340 1090 358S960 374 900 378z"
    />
    <Sea y={horizon} height={14} />
    <path fill={paint.middle} d={`M0 388H1440V560H0z`} />
    <Wings />
    <Fade fill={paint.skyLow} from={0.5} d="M0 388H1440V480H0z" />
    <path fill={paint.near} opacity=".28" d={strip(3.6, 4.6, 12)} />
    <path fill={paint.near} opacity=".2" d={strip(5.6, 7.2, 14)} />
    <path fill={paint.wall} d={strip(0.62, 2.1)} />
    <Fade fill={paint.shade} from={0} to={0.8} d={strip(0.62, 2.1)} />
    <path fill={paint.water} d={`M${centre - 6} 388h12L${centre + 113} 560H${centre - 113}z`} />
    <Fade
      fill={paint.skyLow}
      from={0.9}
      to={0.1}
      d={`M${centre - 6} 388h12L${centre + 113} 560H${centre - 113}z`}
    />
    <LightPath x={centre} top={388} bottom={556} spread={70} />
    <path fill={paint.near} d={strip(2.1, 2.7)} />
    <Fade fill={paint.middle} from={1} to={0.2} d={strip(2.1, 2.25)} />
    <Rotunda />
    {rows.map((depth, row) => (
      <Pair key={depth} depth={depth} fill={row < 2 ? paint.middle : paint.near} />
    ))}
  </Picture>
)

function Pair({ depth, fill }: { readonly depth: number; readonly fill: string }) {
  const foot = horizon + depth
  return [-1, 1].map((side) => {
    const x = centre + side * depth * 2.42
    const far = x + side * depth * 1.9
    const wide = depth * 0.09
    return (
      <g key={side}>
        <Fade
          fill={paint.near}
          from={0.5}
          d={`M${rounded(x - wide)} ${foot}L${rounded(far - wide)} ${rounded(foot + depth * 0.8)}h${rounded(wide * 2)}L${rounded(x + wide)} ${foot}z`}
        />
        <Palm x={x} y={foot} height={depth * 2.75 + 16} spread={depth / 84 + 0.08} fill={fill} />
        <circle
          className={byNight}
          fill={paint.glow}
          cx={rounded(x - side * depth * 0.5)}
          cy={rounded(foot - 3)}
          r={rounded(1.4 + depth * 0.03)}
        />
      </g>
    )
  })
}

/** The hotel's building, on both sides of its garden. */
const Wings = () =>
  [1, -1].map((side) => (
    <g key={side} transform={side < 0 ? 'matrix(-1 0 0 1 1440 0)' : undefined}>
      <path fill={paint.far} d="M0 388V322H70V306H96V322H150L162 300H236L248 322H404V330H412V388z" />
      <Fade
        fill={paint.glow}
        from={0.45}
        along={[1, 0, 0, 0]}
        d="M0 388V322H70V306H96V322H150L162 300H236L248 322H404V330H412V388z"
      />
      <path
        fill="none"
        stroke={paint.middle}
        opacity=".55"
        strokeWidth="9"
        strokeDasharray="9 13"
        d="M12 346H404M12 374H404"
      />
      <path
        className={byNight}
        fill="none"
        stroke={paint.glow}
        strokeWidth="8"
        strokeDasharray="8 14 8 36 8 14 8 80"
        d="M13 346H404M100 374H404"
      />
    </g>
  ))

/** Half silhouette, half lantern. */
const Rotunda = () => (
  <g>
    <path
      fill={paint.middle}
      d="M666 388v-6h108v6zM672 382v-4h96v4zM676 340h88v-9h-88zM682 331C682 296 702 282 715 278V267Q716 260 720 242Q724 260 725 267V278C738 282 758 296 758 331z"
    />
    <path stroke={paint.middle} strokeWidth="6" d="M682 378V340M700 378V340M740 378V340M758 378V340" />
    <path fill={paint.detail} d="M676 340h88v-2.500h-88z" />
    <Fade
      fill={paint.wall}
      from={0.5}
      to={0}
      along={[0, 0, 1, 0]}
      d="M682 331C682 296 704 284 716 280C700 296 698 312 698 331z"
    />
    <g className={byNight}>
      <Halo x={720} y={366} r={60} fill={paint.glow} strength={0.9} />
    </g>
  </g>
)
