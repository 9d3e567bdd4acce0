import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'

const wall = 'M0 0H800V236H0zM392 36H632V204H392z'
const drape = (x: number, turn: number): string =>
  `M${x} 20h${turn * 40}C${x + turn * 36} 90 ${x + turn * 44} 170 ${x + turn * 50} 238H${x - turn * 10}C${x - turn * 4} 160 ${x} 90 ${x} 20z`

/** A bed beside its window. */
export const Standard = () => (
  <>
    <path fill={paint.wall} fillRule="evenodd" d={wall} />
    <Fade fill={paint.near} from={0.42} to={0.08} along={[0, 0, 0.6, 0.4]} d={wall} />
    <path
      fill={paint.shade}
      d="M0 236H800V300H0zM386 30H638V36H386zM386 204H638V212H386zM509 36h5V204h-5zM386 36h6V204h-6zM632 36h6V204h-6z"
    />
    <Fade fill={paint.near} from={0.1} to={0.4} d="M0 236H800V300H0z" />
    <Fade fill={paint.glow} from={0.75} to={0.1} d="M406 240H624L730 300H480z" />
    <path fill={paint.skyLow} d={drape(378, 1)} />
    <path fill={paint.skyLow} d={drape(646, -1)} />
    <Fade fill={paint.shade} from={0.2} to={0.8} along={[0, 0, 1, 0]} d={drape(378, 1)} />
    <Fade fill={paint.shade} from={0.8} to={0.2} along={[0, 0, 1, 0]} d={drape(646, -1)} />
    <path stroke={paint.near} strokeWidth="3" strokeLinecap="round" d="M362 20H664" />
    <g transform="translate(58 0)">
      <Bed />
      <Nightstand />
    </g>
    <path fill={paint.near} d="M704 62h66v92h-66z" />
    <path fill={paint.wall} d="M708 66h58v84h-58z" />
    <path fill={paint.far} d="M708 126C726 112 746 118 766 108V150H708z" />
    <circle fill={paint.detail} cx="742" cy="94" r="9" />
  </>
)

const Bed = () => (
  <g>
    <path fill={paint.near} d="M116 132q0-12 12-12h12v146h-24z" />
    <Fade fill={paint.near} from={0.5} d="M110 266H420L460 284H150z" />
    <path fill={paint.near} d="M128 240H404v26h-8v12h-6v-12H150v12h-6v-12h-16z" />
    <path fill={paint.wall} d="M136 204H392q16 0 16 14v32H136z" />
    <Fade fill={paint.glow} from={0.5} to={0.1} d="M136 204H392q16 0 16 14v32H136z" />
    <Fade fill={paint.shade} from={0} to={0.9} d="M136 204H392q16 0 16 14v32H136z" />
    <path fill={paint.detail} d="M300 203H392q16 0 17 14v40H306q8-26-6-54z" />
    <Fade fill={paint.near} from={0} to={0.4} d="M300 203H392q16 0 17 14v40H306q8-26-6-54z" />
    <path
      fill={paint.glow}
      d="M142 206c-4-26 2-38 12-38c14 0 20 18 24 38zM164 206c2-22 10-30 20-28c14 2 26 14 30 28z"
    />
    <path fill={paint.shade} opacity=".6" d="M164 206c2-22 10-30 20-28c-8 6-10 18-8 28z" />
  </g>
)

const Nightstand = () => (
  <g>
    <path fill={paint.near} d="M46 212h54v54h-6v-40h-42v40h-6zM71 212v-30h4v30z" />
    <g className={byNight}>
      <Halo x={73} y={170} r={120} fill={paint.glow} strength={0.9} />
    </g>
    <path fill={paint.glow} d="M52 184l10-32h22l10 32z" />
    <Fade fill={paint.detail} from={0} to={0.5} d="M52 184l10-32h22l10 32z" />
  </g>
)
