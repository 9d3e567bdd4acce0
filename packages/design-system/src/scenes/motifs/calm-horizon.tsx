import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Glints, Sea } from '../shapes.tsx'

/** Any property without a drawing of its own. */
export const CalmHorizon = () => (
  <Frame width={1440} height={560} light={[860, 330, 440]}>
    <circle fill={paint.glow} cx="860" cy="324" r="52" />
    <path fill={paint.far} d="M1440 330C1320 336 1220 362 1080 384H1440zM0 372C120 356 260 366 380 384H0z" />
    <Sea y={382} />
    <Glints x={860} y={382} />
    <path fill={paint.near} d="M0 540C300 500 500 550 760 540S1200 500 1440 520V560H0z" />
  </Frame>
)
