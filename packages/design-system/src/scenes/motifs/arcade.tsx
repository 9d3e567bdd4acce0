import { Fade, Halo } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { chance, rounded } from '../shapes/chance.ts'
import { Stars } from '../shapes/sky.tsx'
import { glints } from '../shapes/water.tsx'
import { bay, pane, seenFrom, slab } from '../shapes/street.ts'

const [eyeX, eyeY] = [660, 424] as const
const look = seenFrom(eyeX, eyeY)
const ground = -112
const right = 330
const left = -270

const bays = [0.42, 0.92, 1.42, 1.92, 2.42, 2.92, 3.42, 3.92].map((z) => [z + 0.07, z + 0.43] as const)
const openings = bays.map(([near, far]) => bay(look, right, ground, 60, 84, near, far)).join('')
/** The same openings on the inner face of the thick wall, as far as the outer ones let one see. */
const insides = bays.map(([near, far]) => bay(look, right + 36, ground, 58, 82, near * 1.11, far)).join('')
const spills = bays.map(([near, far]) => slab(look, ground, 90, right, near, far)).join('')

const windowsOf = (x: number, bottom: number, top: number, every: (bay: number) => boolean): string =>
  bays
    .filter((_, index) => every(index))
    .map(([near, far]) => pane(look, x, bottom, top, near + 0.1, far - 0.1))
    .join('')
const lit = (seed: number) => (index: number) => chance(index + seed) > 0.5
const any = () => true

/** An arcade of lamps along an evening street, the dome at its end. */
export const Arcade = () => (
  <Picture horizon={430}>
    <Stars />
    <Halo x={eyeX} y={380} r={420} fill={paint.glow} strength={0.6} />
    <Dome />
    <path fill={paint.middle} d="M560 424V396L588 388V378H612V392L640 384H690L712 394V380H740V424z" />
    <Fade fill={paint.skyLow} from={0} to={0.5} d="M560 360H760V424H560z" />
    <path fill={paint.wall} d="M0 424H1440V560H0z" />
    <Fade fill={paint.near} from={0.1} to={0.75} d="M0 424H1440V560H0z" />
    <path
      stroke={paint.near}
      opacity=".22"
      strokeWidth="1.500"
      d={[-220, -150, -80, -10, 60, 130, 200, 270]
        .map((x) => `M${look(x, ground, 4.6)}L${look(x, ground, 0.7)}`)
        .join('')}
    />
    <Fade fill={paint.glow} from={0} to={0.6} along={[0, 0, 1, 0]} d={spills} />
    <path fill={paint.glow} opacity=".3" d={glints(eyeX, 448, 552, 84, 12)} />
    <Palazzo />
    <Loggia />
    <Strollers />
  </Picture>
)

const Loggia = () => (
  <g>
    <path fill={paint.wall} d={pane(look, right, ground, 480, 0.3, 4.4)} />
    <Fade
      fill={paint.near}
      from={0.1}
      to={0.5}
      along={[0, 0, 1, 0]}
      d={pane(look, right, ground, 480, 0.3, 4.4)}
    />
    <path fill={paint.shade} d={openings} />
    <Fade fill={paint.glow} from={0.75} to={0.2} along={[0, 0, 1, 0]} d={openings} />
    <path fill={paint.near} d={insides} />
    <Fade fill={paint.detail} from={1} to={0.25} along={[0, 0, 0.9, 0]} d={insides} />
    <Fade fill={paint.glow} from={0.6} to={0} along={[0, 0, 0.8, 0]} d={insides} />
    <path fill={paint.detail} d={pane(look, right, 176, 184, 0.3, 4.4)} />
    <path fill={paint.shade} d={pane(look, right, 164, 176, 0.3, 4.4)} />
    <path fill={paint.near} opacity=".65" d={windowsOf(right, 206, 292, any)} />
    <path fill={paint.glow} d={windowsOf(right, 206, 292, lit(4))} />
    <path fill={paint.shade} d={pane(look, right, 322, 330, 0.3, 4.4)} />
    <path fill={paint.near} opacity=".65" d={windowsOf(right, 344, 410, any)} />
    <path fill={paint.glow} d={windowsOf(right, 344, 410, lit(9))} />
    {bays.slice(1).map(([near, far]) => {
      const z = (near + far) / 2
      const [x, y] = [eyeX + (right - 12) / z, eyeY - 74 / z]
      return (
        <g key={z}>
          <Halo x={rounded(x)} y={rounded(y)} r={rounded(70 / z)} fill={paint.glow} strength={0.8} />
          <path
            stroke={paint.near}
            strokeWidth={rounded(2 / z)}
            d={`M${rounded(x)} ${rounded(y)}V${rounded(y - 60 / z)}`}
          />
          <circle fill={paint.glow} cx={rounded(x)} cy={rounded(y)} r={rounded(9 / z)} />
        </g>
      )
    })}
  </g>
)

const Strollers = () => (
  <g>
    <Fade fill={paint.near} from={0.6} d="M690 490h26l16 40h-34z" />
    <path
      fill={paint.near}
      d="M693 491v-22l-2-1c-1-12 1-19 5-20h4c4 1 6 8 5 20l-2 1v22h-4v-18h-2v18zM698 447a4 4.500 0 1 1 .1 0zM706 491l1-16h-3c0-10 2-22 6-24h3c4 2 7 14 7 24h-3l1 16h-4l-1-14h-2l-1 14zM711 450a4 4.500 0 1 1 .1 0z"
    />
  </g>
)

/** The other side of the street, in shadow. */
const Palazzo = () => (
  <g>
    <path fill={paint.near} d={pane(look, left, ground, 400, 0.3, 4.4)} />
    <Fade
      fill={paint.skyLow}
      from={0}
      to={0.34}
      along={[0, 0, 1, 0]}
      d={pane(look, left, ground, 400, 0.3, 4.4)}
    />
    <path fill={paint.detail} opacity=".7" d={pane(look, left, 96, 101, 0.3, 4.4)} />
    <path
      fill={paint.skyHigh}
      opacity=".16"
      d={[1, 3, 5]
        .map((door) => bays[door])
        .map((door) => door && bay(look, left, ground, -10, 60, ...door))
        .join('')}
    />
    <path fill={paint.glow} opacity=".16" d={windowsOf(left, 140, 236, any)} />
    <path fill={paint.glow} opacity=".9" d={windowsOf(left, 140, 236, lit(1))} />
    <path fill={paint.glow} opacity=".16" d={windowsOf(left, 276, 350, any)} />
    <path fill={paint.glow} opacity=".9" d={windowsOf(left, 276, 350, lit(22))} />
  </g>
)

const Dome = () => (
  <g>
    <path
      fill={paint.far}
      d="M586 424V356H596C596 310 622 282 650 270V250H654L660 232L666 250H670V270C698 282 724 310 724 356H734V424zM520 424V268H528L541 250L554 268H562V424z"
    />
    <path
      fill="none"
      stroke={paint.middle}
      opacity=".7"
      strokeWidth="2"
      d="M656 270C638 292 630 324 630 356M664 270C682 292 690 324 690 356M594 356H726M520 300H562M520 336H562"
    />
    <Fade
      fill={paint.glow}
      from={0.5}
      along={[1, 0, 0, 0]}
      d="M724 356C724 310 698 282 670 270V250H660V356z"
    />
    <circle fill={paint.detail} cx="660" cy="228" r="4" />
  </g>
)
