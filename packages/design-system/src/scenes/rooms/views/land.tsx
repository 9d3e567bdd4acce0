import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'
import { chance } from '../../shapes/chance.ts'
import { Cypress } from '../../shapes/trees.tsx'

const crowns = [
  [214, 128, 34],
  [262, 138, 26],
  [556, 134, 32],
  [608, 122, 40],
  [668, 138, 28],
  [150, 126, 38],
] as const

/** Clipped hedges and round trees along a lawn to a fountain. */
export const Garden = () => (
  <>
    <Halo x={420} y={110} r={240} fill={paint.glow} strength={0.6} />
    <path fill={paint.far} d="M0 180V112C80 90 160 102 240 114S380 120 450 108S640 84 800 108V180z" />
    <path fill={paint.middle} d="M0 190V146C120 130 220 142 330 150S560 142 640 136S740 132 800 138V190z" />
    <path fill={paint.middle} d="M0 162H800V300H0z" />
    <Fade fill={paint.glow} from={0.5} to={0.1} d="M392 162h56L640 300H200z" />
    <path fill={paint.near} opacity=".35" d="M0 176h360l-30 16H0zM800 176H480l30 16h290z" />
    {crowns.map(([x, y, r]) => (
      <g key={x}>
        <path stroke={paint.near} strokeWidth="4" d={`M${x} ${y}V176`} />
        <circle fill={paint.near} cx={x} cy={y} r={r} />
        <Fade
          fill={paint.glow}
          from={0.3}
          along={[x < 420 ? 1 : 0, 0, x < 420 ? 0 : 1, 0.4]}
          d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`}
        />
      </g>
    ))}
    <Cypress x={338} y={176} height={108} lit="right" />
    <Cypress x={502} y={176} height={108} />
    <path fill={paint.near} d="M120 168h206v22H120zM514 168h206v22H514z" />
    <Fade fill={paint.glow} from={0.22} d="M120 168h206v22H120zM514 168h206v22H514z" />
    <path fill={paint.wall} d="M378 186h84l-8 10h-68zM408 172h24l-8 14h-8zM398 168h44l-6 6h-32z" />
    <path
      fill="none"
      stroke={paint.glow}
      strokeWidth="2.500"
      strokeLinecap="round"
      d="M420 168V140M420 142C412 134 402 144 400 162M420 142C428 134 438 144 440 162"
    />
  </>
)

const towers = [
  [196, 96],
  [238, 78],
  [282, 112],
  [326, 64],
  [372, 104],
  [416, 84],
  [466, 58],
  [508, 98],
  [552, 74],
  [598, 108],
  [640, 88],
] as const
const lights = towers
  .flatMap(([x, y], tower) =>
    Array.from({ length: 24 }, (_, pane) =>
      chance(tower * 31 + pane) > 0.56
        ? `M${x + 6 + (pane % 3) * 10} ${y + 60 + Math.floor(pane / 3) * 11}h5v6h-5z`
        : '',
    ),
  )
  .join('')

/** Roofs beyond roofs, a dome and a spire among them. */
export const City = () => (
  <>
    <Halo x={420} y={150} r={280} fill={paint.glow} strength={0.65} />
    <path
      fill={paint.far}
      d="M0 240V120H70V100H120V128H180V108H230V90H262V120H300C300 92 318 76 336 72V60h4V72C358 76 376 92 376 120H410V98H450V116H486V92L496 40L506 92V116H560V84H604V110H660V90H720V116H800V240z"
    />
    <Fade fill={paint.skyLow} from={0} to={0.6} d="M0 60H800V240H0z" />
    <path
      fill={paint.middle}
      d={`M0 250V150H190${towers.map(([x, y]) => `H${x}V${y + 54}H${x + 36}V${y + 92}`).join('')}V156H800V250z`}
    />
    <path fill={paint.glow} opacity=".85" d={lights} />
    <path
      fill={paint.near}
      d="M0 260V190H150L176 172H250L272 190H330V176H346V190H402L430 168H510L536 190H590V178H604V190H650L676 174H740L760 190H800V260z"
    />
    <path
      className={byNight}
      fill={paint.glow}
      d="M196 180h9v9h-9zM220 180h9v9h-9zM454 177h9v10h-9zM476 177h9v10h-9zM700 182h8v8h-8z"
    />
  </>
)

const arch = (x: number): string => `M${x - 24} 214V166a24 24 0 0 1 48 0V214z`
const windows = (x: number): string => `M${x - 11} 116V84h22v32z`
const columns = [200, 264, 328, 392, 456, 520, 584, 648]

/** A building around its own court: an arcade, shutters, and a tree in the middle. */
export const Courtyard = () => (
  <>
    <path fill={paint.wall} d="M0 56H800V240H0z" />
    <Fade fill={paint.near} from={0.05} to={0.42} along={[1, 0, 0, 0.5]} d="M0 56H800V240H0z" />
    <path fill={paint.detail} d="M0 46H800V56H0z" />
    <Fade fill={paint.near} from={0.45} d="M0 56H800V76H0z" />
    <path fill={paint.near} opacity=".6" d={columns.map(windows).join('')} />
    <path className={byNight} fill={paint.glow} d={[264, 392, 584].map(windows).join('')} />
    <path
      fill={paint.middle}
      d={columns.map((x) => `M${x - 23} 118V82h10v36zM${x + 13} 118V82h10v36z`).join('')}
    />
    <path fill={paint.shade} d="M0 130H800V136H0z" />
    <path fill={paint.near} opacity=".75" d={columns.map(arch).join('')} />
    <Fade fill={paint.glow} from={0} to={0.5} d={columns.map(arch).join('')} />
    <path fill={paint.shade} d="M0 214H800V300H0z" />
    <path stroke={paint.near} strokeWidth="7" d="M424 226C426 200 420 180 424 150" />
    <path
      fill={paint.near}
      d="M424 84C452 76 480 96 478 120C492 142 470 166 446 160C432 174 404 172 396 158C372 160 358 136 372 118C370 92 400 76 424 84z"
    />
    <Fade
      fill={paint.glow}
      from={0.34}
      along={[1, 0, 0.2, 0.6]}
      d="M424 84C452 76 480 96 478 120C492 142 470 166 446 160C432 174 404 172 396 158C372 160 358 136 372 118C370 92 400 76 424 84z"
    />
    <path fill={paint.detail} d="M396 206h56l-7 24h-42z" />
  </>
)
