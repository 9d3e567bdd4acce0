import { Fade, Halo } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { chance } from '../shapes/chance.ts'
import { Stars } from '../shapes/sky.tsx'

const street = 524
const houses = [
  [-10, 150, 292],
  [140, 128, 268],
  [268, 138, 304],
  [406, 120, 280],
  [790, 132, 270],
  [922, 122, 300],
  [1044, 140, 276],
  [1184, 126, 296],
  [1310, 140, 262],
] as const

/** Town houses at dusk parting on the city's skyline, and the lamp between them. */
export const RooflineLamp = () => (
  <Picture horizon={460}>
    <Stars />
    <Halo x={650} y={400} r={440} fill={paint.glow} strength={0.6} />
    <Skyline />
    {houses.map((house, index) => (
      <House key={house[0]} house={house} seed={index} />
    ))}
    <Flanks />
    <path fill={paint.near} d={`M0 ${street}H1440V560H0z`} />
    <Fade fill={paint.skyLow} from={0.55} d={`M526 ${street}H790L1000 560H420z`} />
    <Fade fill={paint.glow} from={0.55} d={`M634 ${street}h32l40 36H594z`} />
    <Lamp />
  </Picture>
)

const Skyline = () => (
  <g>
    <path
      fill={paint.far}
      d="M500 524V388H540V372H566V384H590V352H600V340C600 318 616 306 630 302V292H634L637 280L640 292H644V302C658 306 674 318 674 340V352H684V380H704V364H722V340L728 306L734 340V366H760V390H830V524z"
    />
    <Fade fill={paint.skyLow} from={0} to={0.7} d="M500 340H830V524H500z" />
    <path
      fill={paint.middle}
      d="M500 524V446L540 430H566V418H574V432L600 444H640L664 430V416H672V428L700 440H730L752 428V414H760V426L830 440V524z"
    />
    <Fade fill={paint.glow} from={0} to={0.35} d="M500 400H830V524H500z" />
  </g>
)

function House({
  house: [x, width, eaves],
  seed,
}: {
  readonly house: (typeof houses)[number]
  readonly seed: number
}) {
  const columns = [0.18, 0.5, 0.82].map((part) => x + width * part)
  const storeys = [0.1, 0.37, 0.64].map((part) => eaves + (street - eaves) * part)
  const height = (street - eaves) * 0.17
  const sashes = storeys.flatMap((y, storey) =>
    columns
      .filter((_, column) => storey < 2 || column !== seed % 2)
      .map((middle, column) => ({ middle, y, isLit: chance(seed * 9 + storey * 3 + column) > 0.52 })),
  )
  const panes = sashes.map(({ middle, y }) => `M${middle - 10} ${y}h20v${height}h-20z`)
  const bars = sashes.map(({ middle, y }) => `M${middle} ${y}v${height}M${middle - 10} ${y + height / 2}h20`)
  const door = (columns[seed % 2] ?? x) - 12
  const roof = eaves - 34 - (seed % 3) * 8
  return (
    <g>
      <path
        fill={paint.near}
        d={`M${x} ${eaves}L${x + 12} ${roof}H${x + width - 12}L${x + width} ${eaves}zM${x + 4} ${roof + 14}v${-34}h26v34zM${x + 6} ${roof - 20}v-9h7v9zM${x + 19} ${roof - 20}v-9h7v9z`}
      />
      <path fill={paint.glow} opacity=".85" d={`M${x + width * 0.62} ${roof + 10}h18v18h-18z`} />
      <path fill={seed % 2 ? paint.shade : paint.wall} d={`M${x} ${eaves}h${width}V${street}h${-width}z`} />
      <Fade fill={paint.near} from={0.05} to={0.5} d={`M${x} ${eaves}h${width}V${street}h${-width}z`} />
      <path fill={paint.near} opacity=".75" d={panes.join('')} />
      <path fill={paint.glow} d={panes.filter((_, pane) => sashes[pane]?.isLit).join('')} />
      <path stroke={paint.near} opacity=".6" strokeWidth="1.500" d={bars.join('')} />
      <path
        fill={paint.shade}
        d={`M${x - 3} ${eaves - 3}h${width + 6}v7h${-width - 6}zM${x} ${eaves + (street - eaves) * 0.585}h${width}v4h${-width}z`}
      />
      <path fill={paint.near} d={`M${door} ${street}v-46a12 12 0 0 1 24 0v46z`} />
      <path fill={paint.glow} d={`M${door + 2} ${street - 44}a10 10 0 0 1 20 0z`} />
    </g>
  )
}

/** The end walls that face each other across the side street. */
const Flanks = () => (
  <g>
    <path
      fill={paint.near}
      d={`M526 ${street}V246L532 240H548V252L574 330V${street}zM790 ${street}V232L784 226H768V240L740 326V${street}z`}
    />
    <Fade
      fill={paint.glow}
      from={0}
      to={0.2}
      d={`M526 ${street}V246L574 330V${street}zM790 ${street}V232L740 326V${street}z`}
    />
  </g>
)

const Lamp = () => (
  <g>
    <Halo x={650} y={324} r={170} fill={paint.glow} strength={0.75} />
    <path
      fill={paint.near}
      d="M634 548l4-14h24l4 14zM641 534l5-60h8l5 60zM647 476V356h6v120zM643 470h14v6h-14zM632 366h36v3.500h-36zM641 356l-8-14h34l-8 14z"
    />
    <path fill={paint.glow} d="M634 342l-6-40h44l-6 40z" />
    <path fill="none" stroke={paint.near} strokeWidth="2.500" d="M634 342l-6-40h44l-6 40zM650 302v40" />
    <path fill={paint.near} d="M622 302l16-16h24l16 16zM645 286q5-14 10 0z" />
  </g>
)
