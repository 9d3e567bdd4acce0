import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { Palm } from '../shapes/palm.tsx'
import { ribbon } from '../shapes/ribbon.ts'
import { Cloud, Stars } from '../shapes/sky.tsx'
import { scallops } from '../shapes/swell.ts'

const course = [
  [884, 296],
  [800, 300],
  [640, 318],
  [590, 352],
  [660, 384],
  [800, 400],
  [860, 432],
  [790, 470],
  [640, 490],
  [560, 506],
] as const
const half = (t: number): number => 13 + t * 17

/** Water at play: a slide's long ribbon down from its tower, into scalloped waves. */
export const WaveSlide = () => (
  <Picture horizon={420} keep="middle">
    <Stars />
    <Halo x={640} y={300} r={360} fill={paint.glow} strength={0.7} />
    <circle fill={paint.glow} cx="640" cy="298" r="56" />
    <Cloud x={250} y={250} length={280} />
    <Cloud x={1010} y={224} length={300} />
    <path
      fill={paint.far}
      d="M0 430V352C110 316 230 330 340 366S560 400 660 380S880 330 1010 336S1300 322 1440 300V430z"
    />
    <path
      fill={paint.middle}
      d="M0 440V398C90 372 190 380 300 402S500 420 640 412S1000 392 1120 384S1340 372 1440 366V440z"
    />
    <Fade
      fill={paint.skyHigh}
      from={0.35}
      to={0.75}
      d="M0 430V352C110 316 230 330 340 366S560 400 660 380S880 330 1010 336S1300 322 1440 300V430z"
    />
    <path fill={paint.water} d="M0 424H1440V560H0z" />
    <Fade fill={paint.skyLow} from={0.7} d="M0 424H1440V500H0z" />
    <Palm x={1196} y={438} height={180} lean={-34} spread={0.82} fill={paint.middle} />
    <Palm x={1120} y={436} height={240} lean={-30} spread={0.96} />
    <Palm x={330} y={436} height={200} lean={-36} spread={0.9} />
    <Palm x={226} y={440} height={140} lean={-30} spread={0.7} fill={paint.middle} />
    <g opacity=".55">
      <Waves y={452} radius={24} shift={0} fill={paint.wave} />
    </g>
    <g transform="translate(77 73)scale(.86)">
      <Tower />
      <path
        stroke={paint.near}
        opacity=".55"
        strokeWidth="5"
        d="M596 352V480M700 392V486M780 304V372M852 430V500M768 400V470"
      />
      <path fill={paint.detail} d={ribbon(course, half)} />
      <path fill={paint.near} opacity=".22" d={ribbon(course, (t) => half(t) * 0.3, 8)} />
      <path fill={paint.glow} opacity=".9" d={ribbon(course, (t) => half(t) * 0.16, -5)} />
      <path fill={paint.wall} opacity=".5" d={ribbon(course, () => 1.5, -13)} />
    </g>
    <Waves y={486} radius={36} shift={20} fill={paint.water} />
    <Splash />
    <Waves y={522} radius={54} shift={0} fill={paint.water} deep={0.5} />
    <Waves y={566} radius={78} shift={44} fill={paint.near} />
  </Picture>
)

type WavesProps = {
  readonly y: number
  readonly radius: number
  readonly shift: number
  readonly fill: string
  readonly deep?: number
}

const Waves = ({ y, radius, shift, fill, deep = 0 }: WavesProps) => (
  <g>
    <path fill={fill} d={`${scallops(y, radius, shift)}M0 ${y - 1}H1440V560H0z`} />
    {deep > 0 && (
      <path fill={paint.near} opacity={deep} d={`${scallops(y, radius, shift)}M0 ${y - 1}H1440V560H0z`} />
    )}
    {[0.78, 0.5].map((ring) => (
      <path
        key={ring}
        fill="none"
        stroke={paint.glow}
        strokeWidth={hairline(radius)}
        opacity=".42"
        d={scallops(y, radius, shift, ring)}
      />
    ))}
  </g>
)

const hairline = (radius: number): number => 1 + radius / 30

const Tower = () => (
  <g>
    <path stroke={paint.near} strokeWidth="6" d="M872 296V500M940 296V500" />
    <path
      stroke={paint.near}
      strokeWidth="2.500"
      d="M872 320L940 380M940 320L872 380M872 400L940 460M940 400L872 460"
    />
    <path fill={paint.wall} d="M858 262H954V304H858z" />
    <path fill={paint.near} opacity=".35" d="M874 268h64v34h-64z" />
    <path className={byNight} fill={paint.glow} d="M874 268h64v34h-64z" />
    <path fill={paint.detail} d="M846 266Q890 246 906 206Q922 246 966 266z" />
    <path
      fill={paint.wall}
      d="M870 266Q896 246 906 206Q900 250 894 266zM918 266Q912 246 906 206Q920 250 942 266z"
    />
    <path fill={paint.near} d="M904.500 180h3v28h-3z" />
    <path fill={paint.detail} d="M907 180l26 8l-26 9z" />
    <path fill={paint.shade} d="M850 302H962V310H850z" />
  </g>
)

const Splash = () => (
  <g fill={paint.glow}>
    <path d="M508 520C516 500 528 496 540 502C536 486 552 482 560 494C566 480 582 484 580 498C594 492 606 502 612 520z" />
    <circle cx="512" cy="488" r="4" />
    <circle cx="534" cy="474" r="5" />
    <circle cx="496" cy="502" r="3" />
    <circle cx="560" cy="470" r="3" />
  </g>
)
