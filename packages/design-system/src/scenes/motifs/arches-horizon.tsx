import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { rounded } from '../shapes/chance.ts'
import { Palm } from '../shapes/palm.tsx'
import { Cloud, Stars } from '../shapes/sky.tsx'
import { LightPath, ripples, Sea } from '../shapes/water.tsx'

const floor = 480
const horizon = 392
const sun = 772
const spring = floor - 112
const centres = [-80, 320, 720, 1120, 1520]

const arch = (x: number, half = 132): string =>
  `M${rounded(x - half)} ${floor}V${spring}A${rounded(half)} ${rounded(half)} 0 0 1 ${rounded(x + half)} ${spring}V${floor}z`
const openings = centres.map((x) => arch(x)).join('')

/** The wall is thick: of each arch one flank is seen from the middle, and the low sun is on it. */
const flanks = centres
  .map((x) => {
    const slip = (720 - x) * 0.06
    return arch(x) + arch(x + slip, 132 - Math.abs(slip) - 7)
  })
  .join('')

/** The sun through an arch, on the floor. */
const patches = centres
  .map((x) => {
    const thrown = (edge: number): number => rounded(sun + (edge - sun) * 1.95)
    return `M${x - 125} ${floor}H${x + 125}L${thrown(x + 108)} 560H${thrown(x - 108)}z`
  })
  .join('')

const beams = [-3, -2, -1, 0, 1, 2, 3]
  .map((beam) => {
    const at = (x: number, y: number): string => `${rounded(720 + x * (horizon - y))} ${y}`
    return `M${at(beam * 0.62 - 0.07, 0)}L${at(beam * 0.62 + 0.07, 0)}L${at(beam * 0.62 + 0.07, 150)}L${at(beam * 0.62 - 0.07, 150)}z`
  })
  .join('')

/** From the shade of a stone gallery, through its arches, to the sea. */
export const ArchesHorizon = () => (
  <Picture horizon={500}>
    <Stars />
    <Halo x={sun} y={352} r={330} fill={paint.glow} strength={0.55} />
    <Cloud x={560} y={304} length={230} />
    <circle fill={paint.glow} cx={sun} cy="346" r="40" />
    <path
      fill={paint.far}
      d="M180 392C260 366 330 362 390 372S470 388 520 392zM940 392C1010 372 1120 358 1260 370V392z"
    />
    <Sea y={horizon} height={130} />
    <path fill={paint.wave} opacity=".6" d={ripples(396, 470, 46)} />
    <LightPath x={sun} top={394} bottom={478} spread={70} rows={9} />
    <path
      fill={paint.near}
      d="M0 488V452C160 438 300 444 424 462L470 488zM930 488C1050 446 1260 436 1440 448V488z"
    />
    <Palm x={250} y={462} height={166} spread={0.7} lean={34} />
    <Palm x={1070} y={468} height={186} spread={0.74} lean={-36} />
    <Palm x={1166} y={460} height={122} spread={0.58} lean={24} />
    <Balustrade />
    <path fill={paint.shade} fillRule="evenodd" d={`M0 0H1440V${floor}H0z${openings}`} />
    <path fill={paint.shade} d={`M0 ${floor}H1440V560H0z`} />
    <Fade fill={paint.wall} from={0} to={0.7} d={`M0 150H1440V${floor}H0z${openings}`} />
    <Fade fill={paint.near} from={0.55} d="M0 0H1440V150H0z" />
    <path fill={paint.near} opacity=".22" d={beams} />
    <path fill={paint.wall} d="M0 150H1440v7H0z" />
    <path fill={paint.detail} d="M0 157H1440v2H0z" />
    <Fade fill={paint.near} from={0.3} d="M0 159H1440V192H0z" />
    <path fill={paint.wall} fillRule="evenodd" d={flanks} />
    <Piers />
    <path fill={paint.wall} d={patches} />
    <Fade fill={paint.glow} from={0.95} to={0.1} d={patches} />
    <path stroke={paint.near} opacity=".16" strokeWidth="2" d={`M0 ${floor}H1440`} />
    <Lantern />
  </Picture>
)

const Balustrade = () => (
  <g fill={paint.wall}>
    <path stroke={paint.shade} strokeWidth="24" strokeDasharray="6 12" d="M3 465H1440" />
    <path d="M0 447H1440v7H0zM0 474H1440v6H0z" />
    <path fill={paint.near} opacity=".3" d="M0 454H1440v2.500H0z" />
  </g>
)

const Piers = () =>
  [120, 520, 920, 1320].map((x) => (
    <g key={x}>
      <path
        fill={paint.wall}
        d={`M${x - 74} ${spring - 10}h148v6h-148zM${x - 74} ${floor - 16}h148v16h-148z`}
      />
      <path fill={paint.detail} d={`M${x - 68} ${spring - 4}h136v2.500h-136z`} />
      <Fade fill={paint.near} from={0.28} d={`M${x - 68} ${spring - 1}h136v30h-136z`} />
    </g>
  ))

const Lantern = () => (
  <g transform="translate(0 20)">
    <path stroke={paint.near} strokeWidth="2" d="M720 -20V224" />
    <path fill={paint.near} d="M700 238L720 222L740 238zM704 280h32l-6 10h-20z" />
    <path fill={paint.detail} d="M702 238h36v3h-36zM704 277h32v3h-32zM718.500 241h3v36h-3z" />
    <path fill={paint.glow} opacity=".5" d="M704 241h32v36h-32z" />
    <g className={byNight}>
      <path fill={paint.glow} d="M704 241h32v36h-32z" />
      <Halo x={720} y={260} r={130} fill={paint.glow} strength={0.7} />
    </g>
  </g>
)
