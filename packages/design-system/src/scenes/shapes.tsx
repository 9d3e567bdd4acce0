import { paint } from './paint.css.ts'

type Placed = { readonly x: number; readonly y: number; readonly scale?: number; readonly fill?: string }

const at = (x: number, y: number, scale = 1): string => `translate(${x} ${y})scale(${scale})`

const frond = 'M0 0C18-30 62-40 104 10C66-14 30-14 0 0'
const turns = [-62, -34, -8, 22]

/** A palm standing on its point, 240 tall. */
export const Palm = ({ x, y, scale, fill = paint.near }: Placed) => (
  <g fill={fill} transform={at(x, y, scale)}>
    <path d="M-7 0C-5-80 4-160 14-236L20-234C14-160 8-80 8 0z" />
    <g transform="translate(17 -236)">
      {turns.map((turn) => (
        <path key={turn} d={frond} transform={`rotate(${turn})`} />
      ))}
      {turns.map((turn) => (
        <path key={turn} d={frond} transform={`scale(-1 1)rotate(${turn + 6})`} />
      ))}
    </g>
  </g>
)

/** A cypress standing on its point, 180 tall. */
export const Cypress = ({ x, y, scale, fill = paint.near }: Placed) => (
  <path fill={fill} transform={at(x, y, scale)} d="M-3 0v-10C-26-24-18-116 2-180C20-116 26-24 4-10V0z" />
)

/** The light's broken path on the water, widening toward the eye. */
export const Glints = ({ x, y, scale }: Placed) => (
  <path
    fill="none"
    stroke={paint.glow}
    strokeWidth="3"
    strokeLinecap="round"
    opacity=".7"
    transform={at(x, y, scale)}
    d="M-34 10h68M-18 24h52M-50 40h84M-24 58h70M-64 78h90M-20 100h84M-78 126h120M-34 154h120"
  />
)

/** Water from its horizon down, with two long swells. */
export const Sea = ({ y, width = 1440 }: { readonly y: number; readonly width?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path fill={paint.water} d={`M0 0h${width}v560H0z`} />
    <path
      fill={paint.wave}
      opacity=".3"
      d={`M0 34C${width * 0.3} 14 ${width * 0.6} 52 ${width} 26V44C${width * 0.6} 66 ${width * 0.3} 30 0 46z`}
    />
  </g>
)

export const Stars = () => (
  <path
    stroke={paint.glow}
    strokeWidth="3.5"
    strokeLinecap="round"
    opacity=".75"
    d="M380 190h0M470 60h0M560 226h0M650 110h0M740 40h0M1040 70h0M1090 190h0M1210 240h0M180 250h0M1330 170h0"
  />
)

/** Lit panes in even rows. */
export const Windows = ({ d, fill = paint.glow }: { readonly d: string; readonly fill?: string }) => (
  <path stroke={fill} strokeWidth="14" strokeDasharray="14 22" d={d} />
)
