import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { Palm } from '../shapes/palm.tsx'
import { Stars } from '../shapes/sky.tsx'
import { swell } from '../shapes/swell.ts'
import { LightPath, ripples, Sea } from '../shapes/water.tsx'

const horizon = 404

/** The lagoon by moonlight, and a small sail in it. */
export const MoonlitLagoon = () => (
  <Picture horizon={horizon} keep="below-middle">
    <Stars />
    <Halo x={720} y={330} r={340} fill={paint.glow} strength={0.55} />
    <g fill={paint.glow}>
      <circle opacity=".14" cx="720" cy="332" r="168" />
      <circle opacity=".2" cx="720" cy="332" r="128" />
      <circle cx="720" cy="332" r="91" />
    </g>
    <path
      fill={paint.skyLow}
      opacity=".16"
      transform="translate(72 63)scale(.9)"
      d="M676 240a22 17 0 1 0 44 4a22 17 0 0 0-44-4zM742 300a30 24 0 1 0 44-20a28 22 0 0 0-44 20zM672 312a14 10 0 1 0 26 6a14 10 0 0 0-26-6zM746 224a10 7 0 1 0 20 4a10 7 0 0 0-20-4z"
    />
    <path
      fill={paint.far}
      d="M0 404V340C90 306 190 316 280 350S430 384 520 404zM1440 404V318C1330 300 1230 322 1140 358S1010 392 920 404z"
    />
    <Fade
      fill={paint.skyHigh}
      from={0.2}
      to={0.7}
      d="M0 404V340C90 306 190 316 280 350S430 384 520 404zM1440 404V318C1330 300 1230 322 1140 358S1010 392 920 404z"
    />
    <Resort />
    <Sea y={horizon} />
    <path fill={paint.wave} opacity=".5" d={ripples(410, 470, 60)} />
    <LightPath x={720} top={406} bottom={500} spread={104} />
    <Sail />
    <path fill={paint.wave} opacity=".4" d={swell(478, 14, 520, 90)} />
    <path fill={paint.water} d={swell(490, 14, 520, 60)} />
    <path fill={paint.wave} opacity=".28" d={swell(518, 16, 640, 330)} />
    <Fade fill={paint.near} from={0.2} to={0.75} d={swell(530, 16, 640, 300)} />
    <path
      fill={paint.middle}
      d="M1440 430C1250 428 1060 462 940 506C900 520 850 532 800 540C920 552 1120 560 1440 560z"
    />
    <Fade
      fill={paint.wall}
      from={0.95}
      to={0.45}
      d="M1440 438C1250 434 1064 466 944 508C900 522 850 533 800 540C940 546 1140 526 1440 520z"
    />
    <Palm x={880} y={526} height={202} lean={-10} spread={0.92} />
    <Palm x={1016} y={508} height={238} lean={-58} spread={1.04} />
    <path
      fill={paint.near}
      d="M938 516C942 504 952 502 958 508C962 496 974 496 978 506C986 498 996 502 998 508C1004 498 1014 496 1020 504C1030 496 1042 502 1046 512C1010 508 970 510 938 516z"
    />
    <Palm x={1230} y={506} height={232} lean={34} spread={1.2} />
    <path
      fill={paint.near}
      d="M1440 486C1380 470 1330 500 1290 494S1210 520 1180 512S1110 530 1080 522S1010 540 980 560H1440z"
    />
    <path fill={paint.near} d="M0 470C60 466 90 494 140 492S220 524 270 522S350 546 380 560H0z" />
    <Palm x={176} y={520} height={236} lean={70} spread={1.1} />
  </Picture>
)

/** Low houses stepping down to the shore. */
const Resort = () => (
  <g>
    <path
      fill={paint.middle}
      opacity=".75"
      d="M1060 404V378H1100V362H1150V346H1210V330H1290V346H1340V362H1390V378H1440V404zM90 404V384H130V368H180V384H230V396H300V404z"
    />
    <path
      className={byNight}
      fill="none"
      stroke={paint.glow}
      strokeWidth="6"
      strokeDasharray="6 10 6 10 6 26"
      d="M1112 388H1430M1158 372H1380M1218 354H1330M140 392H226"
    />
  </g>
)

const Sail = () => (
  <g transform="translate(60 33)scale(.9)">
    <path fill={paint.detail} d="M602 446V356C622 384 640 416 646 446z" />
    <path fill={paint.wall} d="M596 446V372C584 396 572 424 566 446z" />
    <path
      fill={paint.near}
      d="M556 452H652C648 464 638 470 628 470H582C570 470 560 464 556 452zM598 352h3v100h-3z"
    />
  </g>
)
