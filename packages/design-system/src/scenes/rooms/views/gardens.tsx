import { Fade, Halo } from '../../fade.tsx'
import { paint } from '../../paint.css.ts'
import { Palm } from '../../shapes/palm.tsx'
import { Sea, ripples } from '../../shapes/water.tsx'
import { Pine } from '../../shapes/trees.tsx'

/** Palms over broad leaves, and a path of stones through them. */
export const TropicalGarden = () => (
  <>
    <Halo x={430} y={104} r={250} fill={paint.glow} strength={0.65} />
    <path
      fill={paint.far}
      d="M0 176V128C70 96 150 112 210 92S340 108 430 104S610 78 690 96S780 112 800 106V176z"
    />
    <path
      fill={paint.middle}
      d="M0 190V150C60 128 120 140 180 128S300 146 380 142S560 122 640 134S760 128 800 136V190z"
    />
    <path fill={paint.middle} d="M0 170H800V300H0z" />
    <Fade
      fill={paint.glow}
      from={0.45}
      to={0.05}
      d="M404 172C440 190 380 206 420 226S360 262 380 300H520C480 262 520 244 486 222S470 190 448 172z"
    />
    <path
      fill={paint.wall}
      opacity=".85"
      d="M412 178h24l4 5h-30zM408 190h32l4 6h-40zM402 206h40l4 8h-50zM396 226h50l6 10h-60z"
    />
    <Palm x={462} y={186} height={112} lean={-22} spread={0.5} />
    <Palm x={236} y={206} height={150} lean={30} spread={0.62} />
    <Palm x={318} y={186} height={96} lean={-16} spread={0.46} />
    <Palm x={560} y={190} height={118} lean={20} spread={0.52} />
    <Palm x={652} y={214} height={172} lean={-34} spread={0.68} />
    <path
      fill={paint.near}
      d="M120 234C160 196 214 190 250 214C292 190 340 200 360 232C300 244 180 250 120 234zM470 236C500 204 548 196 584 216C626 192 680 202 704 238C630 250 530 250 470 236z"
    />
    <path
      fill="none"
      stroke={paint.middle}
      strokeWidth="2.500"
      strokeLinecap="round"
      d="M170 230C186 212 206 206 226 210M252 232C270 212 300 206 326 216M512 232C528 214 548 208 570 212M598 234C620 212 648 208 674 220"
    />
    <path
      fill={paint.detail}
      d="M204 216a5 5 0 1 0 .1 0zM292 214a4 4 0 1 0 .1 0zM540 216a5 5 0 1 0 .1 0zM640 214a4 4 0 1 0 .1 0zM616 224a3 3 0 1 0 .1 0z"
    />
  </>
)

/** Sand under palms, hammocks, and the lagoon behind. */
export const IslandGarden = () => (
  <>
    <Halo x={440} y={112} r={250} fill={paint.glow} strength={0.7} />
    <circle fill={paint.glow} cx="452" cy="108" r="22" />
    <Sea y={146} width={800} height={50} />
    <path fill={paint.glow} opacity=".6" d={ripples(148, 184, 30, 800)} />
    <path fill={paint.wall} d="M0 178C120 168 260 190 400 182S660 168 800 180V300H0z" />
    <Fade
      fill={paint.shade}
      from={0.05}
      to={0.55}
      d="M0 178C120 168 260 190 400 182S660 168 800 180V300H0z"
    />
    <Fade
      fill={paint.wave}
      from={0.7}
      d="M0 178C120 168 260 190 400 182S660 168 800 180V190C660 178 520 184 400 192S120 178 0 188z"
    />
    <Palm x={250} y={226} height={164} lean={44} spread={0.66} />
    <Palm x={560} y={222} height={148} lean={-30} spread={0.62} />
    <Palm x={650} y={206} height={104} lean={22} spread={0.5} />
    <Palm x={168} y={208} height={92} lean={-18} spread={0.46} />
    <path fill="none" stroke={paint.near} strokeWidth="2" d="M272 168C330 214 470 216 548 164" />
    <path fill={paint.detail} d="M306 192C350 220 450 222 508 194C480 238 338 240 306 192z" />
    <Fade fill={paint.near} from={0} to={0.5} d="M306 192C350 220 450 222 508 194C480 238 338 240 306 192z" />
  </>
)

/** Umbrella pines and terraces of stone above the sea. */
export const PineGarden = () => (
  <>
    <Halo x={410} y={110} r={240} fill={paint.glow} strength={0.6} />
    <path fill={paint.far} d="M0 160V120C120 92 220 118 300 132H800V160z" />
    <Sea y={138} width={800} height={40} />
    <path fill={paint.glow} opacity=".5" d={ripples(140, 170, 24, 800)} />
    <path fill={paint.middle} d="M0 184C120 158 260 168 400 172S680 156 800 168V300H0z" />
    <path
      fill={paint.wall}
      d="M0 214C160 200 320 208 420 210V222C320 220 160 214 0 228zM470 208C600 200 700 198 800 206V220C700 212 600 214 470 220z"
    />
    <Pine x={436} y={190} height={72} />
    <Pine x={250} y={208} height={124} />
    <Pine x={586} y={206} height={146} />
    <Pine x={676} y={200} height={94} />
    <path
      fill={paint.near}
      d="M120 236C150 214 190 214 212 232C240 214 282 216 300 238C330 222 360 226 376 242V260H100zM470 240C500 220 530 222 548 238C580 216 622 220 640 240C668 222 700 226 716 246V262H460z"
    />
    <path
      fill={paint.detail}
      d="M160 226a4 4 0 1 0 .1 0zM196 232a3 3 0 1 0 .1 0zM262 226a4 4 0 1 0 .1 0zM520 230a4 4 0 1 0 .1 0zM596 228a5 5 0 1 0 .1 0zM664 232a3 3 0 1 0 .1 0z"
    />
  </>
)
