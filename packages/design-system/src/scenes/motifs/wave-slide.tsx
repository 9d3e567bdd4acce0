import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Palm, Sea } from '../shapes.tsx'

const ribbon = 'M1010 190C1120 190 1130 280 1010 290S800 310 800 380S980 430 960 500'

/** Water playing: one slide, three waves. */
export const WaveSlide = () => (
  <Frame width={1440} height={560} light={[620, 300, 420]}>
    <circle fill={paint.glow} cx="620" cy="290" r="58" />
    <path fill={paint.far} d="M0 396C180 330 300 350 460 380S860 320 1060 340S1340 300 1440 320V420H0z" />
    <Sea y={390} />
    <Palm x={1180} y={460} scale={1.05} fill={paint.middle} />
    <path stroke={paint.shade} strokeWidth="8" d="M990 180V480M1040 180V480M830 350V480" />
    <path fill={paint.detail} d="M962 150L1015 96L1068 150z" />
    <path fill={paint.wall} d="M974 150h82v44h-82z" />
    <path fill="none" stroke={paint.detail} strokeWidth="30" d={ribbon} />
    <path fill="none" stroke={paint.glow} strokeWidth="10" opacity=".7" d={ribbon} />
    <path fill={paint.wave} d="M0 466C160 430 300 500 470 470S760 440 900 476S1240 500 1440 450V560H0z" />
    <path fill={paint.water} d="M0 506C200 466 330 536 560 506S900 480 1060 512S1320 520 1440 494V560H0z" />
    <path fill={paint.near} d="M0 546C260 510 460 560 720 536S1180 550 1440 526V560H0z" />
  </Frame>
)
