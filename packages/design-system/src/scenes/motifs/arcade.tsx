import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Cypress } from '../shapes.tsx'

const bays = [700, 828, 956, 1084, 1212, 1340]
const openings = bays.map((x) => `M${x} 560V446a48 48 0 0 1 96 0V560z`).join('')

/** A loggia below, a dome above the roofs. */
export const Arcade = () => (
  <Frame width={1440} height={560} light={[840, 330, 420]}>
    <path fill={paint.far} d="M0 400C200 350 360 376 540 356S900 330 1100 350S1340 320 1440 330V560H0z" />
    <path
      fill={paint.middle}
      d="M790 372C790 280 836 244 880 230V206h12V230C936 244 982 280 982 372zM1060 372V214h10L1084 176L1098 214h10V372zM640 372h440v60H640z"
    />
    <path
      fill="none"
      stroke={paint.far}
      strokeWidth="2.5"
      d="M886 230V372M874 234C846 266 832 310 830 372M898 234C926 266 940 310 942 372"
    />
    <path fill={paint.middle} d="M0 470C200 420 420 450 700 470V560H0z" />
    <Cypress x={560} y={480} scale={0.9} fill={paint.near} />
    <Cypress x={596} y={486} scale={1.2} fill={paint.near} />
    <path fill={paint.near} d={openings} />
    <path fill={paint.glow} opacity=".35" d={openings} />
    <path fill={paint.wall} fillRule="evenodd" d={`M660 380H1440V560H660z${openings}`} />
    <path fill={paint.detail} d="M644 366H1440V380H644z" />
    <path fill={paint.shade} d="M660 380H1440V386H660z" />
    <path fill="none" stroke={paint.shade} strokeWidth="5" d={openings} />
    <path fill={paint.near} d="M0 520C240 490 460 520 660 560H0z" />
  </Frame>
)
