import { Fade, Halo } from '../../fade.tsx'
import { paint } from '../../paint.css.ts'
import { Palm } from '../../shapes/palm.tsx'
import { Cloud } from '../../shapes/sky.tsx'
import { LightPath, ripples, Sea } from '../../shapes/water.tsx'

/** Nothing but the sea to its horizon, and a sail. */
export const Ocean = () => (
  <>
    <Halo x={470} y={120} r={260} fill={paint.glow} strength={0.7} />
    <Cloud x={250} y={66} length={180} />
    <circle fill={paint.glow} cx="470" cy="112" r="27" />
    <Sea y={138} width={800} height={162} />
    <path fill={paint.wave} opacity=".6" d={ripples(142, 230, 46, 800)} />
    <LightPath x={470} top={139} bottom={210} spread={52} rows={11} />
    <path fill={paint.wall} d="M374 152V128C380 136 384 146 386 152zM371 152V134C367 142 364 148 363 152z" />
    <path fill={paint.near} d="M360 154h30q-3 5-8 5h-14q-6 0-8-5z" />
  </>
)

/** Still water between its shores, palms and a thatched pier. */
export const Lagoon = () => (
  <>
    <Halo x={430} y={96} r={220} fill={paint.glow} strength={0.55} />
    <path fill={paint.far} d="M0 142V104C90 84 170 96 250 112S400 132 470 122S620 84 800 92V142z" />
    <path
      fill={paint.middle}
      d="M0 144V128C120 116 220 124 320 138L340 144zM800 148V112C720 110 640 126 560 138L530 144z"
    />
    <Sea y={140} width={800} height={160} />
    <Fade fill={paint.wave} from={0} to={0.8} d="M0 150H800V220H0z" />
    <path fill={paint.glow} opacity=".55" d={ripples(144, 220, 34, 800)} />
    <path
      stroke={paint.near}
      strokeWidth="2.500"
      d="M408 158V176M424 158V178M440 158V178M456 158V176M480 158V170M510 160V170M540 160V170"
    />
    <path fill={paint.wall} d="M410 140h44v18h-44z" />
    <path fill={paint.glow} d="M417 144h12v12h-12zM435 144h12v12h-12z" />
    <path fill={paint.near} d="M398 142C414 134 426 122 430 110H434C438 122 450 134 466 142z" />
    <path fill={paint.shade} d="M400 157h64v3.500h-64zM464 158L620 162V167L464 161z" />
    <path
      fill={paint.near}
      d="M800 150C740 150 650 158 590 176S520 214 500 230H800zM0 160C90 160 200 176 260 206L280 230H0z"
    />
    <Palm x={566} y={186} height={104} lean={-26} spread={0.5} />
    <Palm x={610} y={182} height={134} lean={14} spread={0.56} />
    <Palm x={232} y={196} height={120} lean={26} spread={0.54} />
  </>
)
