import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'

/** A line, a circle, silence. */
export const OneCircle = () => (
  <Frame width={1440} height={560} light={[900, 300, 340]}>
    <circle fill={paint.wall} cx="900" cy="300" r="112" />
    <circle fill="none" stroke={paint.near} strokeWidth="1.5" cx="900" cy="300" r="112" />
    <path fill={paint.water} d="M0 384H1440V560H0z" />
    <path stroke={paint.near} strokeWidth="1.5" d="M0 384H1440" />
    <path stroke={paint.near} opacity=".45" d="M816 404H984M832 426H968M852 452H948M874 482H926" />
  </Frame>
)
