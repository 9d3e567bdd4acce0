import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Glints, Palm, Sea, Stars } from '../shapes.tsx'

/** A full moon over still water. */
export const LagoonMoon = () => (
  <Frame width={1440} height={560} light={[880, 250, 400]}>
    <Stars />
    <circle fill={paint.glow} cx="880" cy="250" r="84" />
    <path
      fill={paint.far}
      d="M0 400C160 350 260 372 390 356S620 390 760 392S1080 340 1240 352S1380 376 1440 366V410H0z"
    />
    <Sea y={396} />
    <Glints x={880} y={400} scale={1.1} />
    <path fill={paint.middle} d="M1440 420C1300 410 1180 430 1080 440C1190 452 1330 448 1440 462z" />
    <path fill={paint.wave} opacity=".45" d="M0 470C260 440 430 500 700 474S1180 500 1440 470V560H0z" />
    <path fill={paint.near} d="M1440 470C1280 470 1120 500 960 560H1440zM0 530C160 510 300 540 380 560H0z" />
    <Palm x={1090} y={520} scale={1.1} />
    <Palm x={1170} y={510} scale={1.4} />
  </Frame>
)
