import { Fade } from '../fade.tsx'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { rounded } from '../shapes/chance.ts'

const [x, y, r] = [720, 344, 102] as const
const horizon = 400

/** The disc in the water: its chords alone, parting as they come near. */
const chords = Array.from({ length: 15 }, (_, line) => {
  const depth = 5 + line * 4.6 + line * line * 0.36
  const mirrored = horizon - depth * 1.1 - y
  const half = Math.sqrt(Math.max(0, r * r - mirrored * mirrored))
  return half > 4 ? `M${rounded(x - half)} ${rounded(horizon + depth)}h${rounded(half * 2)}` : ''
}).join('')

/** A line, a circle, silence. */
export const OneCircle = () => (
  <Picture horizon={horizon}>
    <circle fill={paint.glow} cx={x} cy={y} r={r} />
    <Fade
      fill={paint.water}
      from={0}
      to={0.75}
      along={[0.2, 0, 0.7, 1]}
      d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${r} 0 0 1 ${-r * 2} 0`}
    />
    <circle fill="none" stroke={paint.detail} strokeWidth="1.200" cx={x} cy={y} r={r} />
    <path
      fill={paint.far}
      d="M880 392L898 380L908 358L918 346L930 351L942 337L955 349L966 366L981 372L990 383L1000 392H974L969 380L961 376L954 382L952 392zM1036 392L1044 378L1051 370L1061 381L1072 392z"
      opacity=".7"
      transform="translate(0 8)"
    />
    <path fill={paint.water} d={`M0 ${horizon}H1440V560H0z`} />
    <Fade fill={paint.skyLow} from={0.9} d={`M0 ${horizon}H1440V500H0z`} />
    <path stroke={paint.detail} strokeWidth="1.200" d={`M0 ${horizon}H1440`} />
    <path stroke={paint.glow} strokeWidth="2.200" d={chords} />
    <path stroke={paint.detail} strokeWidth="1.200" d={chords} transform="translate(0 2)" />
    <Terrace />
  </Picture>
)

/** One white plane at the water's edge, two chairs, a sunshade drawn with a line. */
const Terrace = () => (
  <g>
    <path fill={paint.wall} stroke={paint.detail} d="M-2 512H640L690 562H-2z" />
    <path fill={paint.shade} d="M0 512H640L690 560H678L634 518H0z" />
    <Fade
      fill={paint.near}
      from={0.35}
      to={0}
      along={[0, 0, 1, 0]}
      d="M500 536H560L690 548L690 552L500 540z"
    />
    <path fill={paint.detail} d="M536 534v-92h1.500v92z" />
    <path
      fill={paint.wall}
      stroke={paint.detail}
      strokeWidth="1"
      d="M472 452Q500 436 537 434Q574 436 602 452z"
    />
    <Fade
      fill={paint.glow}
      from={0}
      to={0.7}
      along={[0, 0, 1, 0]}
      d="M472 452Q500 436 537 434Q574 436 602 452z"
    />
    <path
      fill="none"
      stroke={paint.detail}
      strokeWidth="2"
      d="M556 534V524H604L622 506M566 524V534M600 524V534"
    />
  </g>
)
