import { Fade, Halo } from '../fade.tsx'
import { byNight } from '../hours.css.ts'
import { paint } from '../paint.css.ts'
import { Picture } from '../picture.tsx'
import { Cloud, Stars } from '../shapes/sky.tsx'
import { Cypress, Pine } from '../shapes/trees.tsx'
import { LightPath, ripples, Sea } from '../shapes/water.tsx'

const horizon = 362

/** Headlands folding around a cove, from a terrace of warm stone. */
export const CoveCypress = () => (
  <Picture horizon={horizon + 40}>
    <Stars />
    <Halo x={650} y={326} r={420} fill={paint.glow} strength={0.75} />
    <Cloud x={180} y={232} length={340} />
    <Cloud x={760} y={198} length={380} />
    <circle fill={paint.glow} cx="650" cy="316" r="46" />
    <path
      fill={paint.far}
      opacity=".7"
      d="M1440 236C1360 226 1300 262 1220 274S1090 300 1010 326S900 350 800 362H1440zM0 300C80 296 150 320 240 330S400 352 480 362H0z"
    />
    <Sea y={horizon} />
    <path fill={paint.wave} opacity=".5" d={ripples(368, 470, 60)} />
    <LightPath x={650} top={364} bottom={476} spread={84} rows={12} />
    <path
      fill={paint.far}
      d="M1440 276C1350 268 1290 306 1210 316S1080 340 1010 356S880 376 826 384C960 392 1200 390 1440 394z"
    />
    <Fade
      fill={paint.glow}
      from={0.4}
      along={[0, 0, 1, 0]}
      d="M826 384C880 376 940 372 1010 356S1130 326 1210 316C1130 350 1040 376 940 387z"
    />
    <path
      fill={paint.middle}
      d="M1440 322C1360 318 1310 340 1240 352S1090 366 1010 386S820 420 744 440C900 454 1240 448 1440 456z"
    />
    <Village />
    <path fill={paint.middle} d="M0 372C70 350 150 356 226 386S400 424 452 440C340 456 140 452 0 460z" />
    <Pine x={196} y={386} height={92} />
    <Pine x={110} y={374} height={120} />
    <Sail />
    <Terrace />
  </Picture>
)

/** Stone houses and a bell tower above the water. */
const Village = () => (
  <g transform="translate(-92 8)">
    <path
      fill={paint.wall}
      d="M886 424v-34h34v34zM924 420v-46h30v46zM958 414v-32h40v32zM1004 400v-30h32v30zM936 374v-32h14v32z"
    />
    <Fade
      fill={paint.near}
      from={0.05}
      to={0.4}
      along={[0, 0, 1, 0]}
      d="M886 424v-34h34v34zM924 420v-46h30v46zM958 414v-32h40v32zM1004 400v-30h32v30z"
    />
    <path
      fill={paint.detail}
      d="M882 390l21-11l21 11zM920 374l19-10l19 10zM954 382l24-12l24 12zM1000 370l20-10l20 10zM933 342l10-12l10 12z"
    />
    <path
      fill={paint.near}
      opacity=".5"
      d="M898 400h7v11h-7zM936 386h7v11h-7zM972 392h7v10h-7zM1016 380h7v10h-7zM941 348h5v9h-5z"
    />
    <path
      className={byNight}
      fill={paint.glow}
      d="M898 400h7v11h-7zM936 386h7v11h-7zM972 392h7v10h-7zM1016 380h7v10h-7zM941 348h5v9h-5z"
    />
  </g>
)

const Sail = () => (
  <g transform="translate(148 -4)">
    <path fill={paint.wall} d="M562 400V362C572 376 580 390 582 400zM559 400V370C553 382 548 392 546 400z" />
    <path fill={paint.near} d="M542 402h46q-4 8-10 8h-26q-7 0-10-8z" />
  </g>
)

const Terrace = () => (
  <g>
    <path
      fill={paint.near}
      d="M820 492C880 466 920 470 980 456S1120 440 1200 452S1360 424 1440 430V500H760zM0 448C80 440 140 466 220 470S340 484 380 500H0z"
    />
    <Cypress x={902} y={492} height={222} />
    <Cypress x={960} y={492} height={262} />
    <Cypress x={1012} y={492} height={186} />
    <Cypress x={1180} y={492} height={270} />
    <Cypress x={1240} y={492} height={206} />
    <Cypress x={300} y={492} height={200} lit="right" />
    <path fill={paint.wall} d="M0 484H1440V560H0z" />
    <Fade fill={paint.shade} from={0} to={1} d="M0 500H1440V560H0z" />
    <path fill={paint.shade} d="M0 498H1440V508H0z" />
    <path fill={paint.glow} opacity=".6" d="M0 482H1440V486H0z" />
    <Fade
      fill={paint.near}
      from={0.45}
      to={0}
      d="M890 508h26l100 52h-46zM946 508h34l130 52h-64zM1002 508h26l140 52h-54zM1166 508h40l260 52h-90z"
    />
    <Pot />
  </g>
)

const Pot = () => (
  <g>
    <Fade fill={paint.near} from={0.5} along={[0, 0, 1, 0]} d="M540 532H566L690 552H600z" />
    <path
      fill={paint.near}
      d="M556 466C540 444 520 434 504 436C520 420 544 436 554 456C546 424 540 400 528 386C550 392 560 424 562 452C564 424 576 396 596 388C584 404 574 430 570 456C580 438 602 424 616 434C598 438 580 448 570 466z"
    />
    <path fill={paint.detail} d="M530 464h66v11h-5c4 22-4 46-14 60h-28c-10-14-18-38-14-60h-5z" />
    <Fade
      fill={paint.near}
      from={0}
      to={0.6}
      along={[0, 0, 1, 0]}
      d="M530 464h66v11h-5c4 22-4 46-14 60h-28c-10-14-18-38-14-60h-5z"
    />
    <path fill={paint.near} opacity=".3" d="M535 475h56v4h-56z" />
  </g>
)
