import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'

const wall = 'M0 0H800V300H0zM190 22H640V300H190z'

/** Doors wide open on a balcony with a chair. */
export const Balcony = () => (
  <>
    <path fill={paint.wall} d="M190 226H640V300H190z" />
    <Fade fill={paint.shade} from={0.1} to={0.9} d="M190 226H640V300H190z" />
    <path stroke={paint.near} strokeWidth="2" d="M190 178H640" />
    <path stroke={paint.near} strokeWidth="4.500" d="M190 175H640" />
    <path fill="none" stroke={paint.near} strokeWidth="48" strokeDasharray="1.800 10.200" d="M196 202H640" />
    <path stroke={paint.near} strokeWidth="3" d="M190 226H640" />
    <Lounge />
    <path fill={paint.wall} fillRule="evenodd" d={wall} />
    <Fade fill={paint.near} from={0.5} to={0.1} along={[0, 0, 0.7, 0.3]} d={wall} />
    <path fill={paint.shade} d="M182 14H648V22H182zM182 22h8V300h-8zM640 22h8V300h-8z" />
    <Door x={190} turn={1} />
    <Door x={640} turn={-1} />
    <path fill={paint.shade} d="M0 252H182V300H0zM648 252H800V300H648z" />
    <path
      fill={paint.skyLow}
      d="M168 10h46C212 70 226 120 244 172S262 250 256 286C232 274 204 282 176 290C184 200 168 90 168 10z"
    />
    <Fade
      fill={paint.shade}
      from={0.9}
      to={0.05}
      along={[0, 0, 1, 0]}
      d="M168 10h46C212 70 226 120 244 172S262 250 256 286C232 274 204 282 176 290C184 200 168 90 168 10z"
    />
    <Plant />
  </>
)

const Door = ({ x, turn }: { readonly x: number; readonly turn: 1 | -1 }) => (
  <g transform={`translate(${x} 0)scale(${turn} 1)`}>
    <path fill={paint.skyLow} opacity=".35" d="M0 22L44 40V274L0 300z" />
    <path fill="none" stroke={paint.shade} strokeWidth="5" d="M0 22L44 40V274L0 300M0 168L44 164" />
  </g>
)

const Lounge = () => (
  <g>
    <Fade fill={paint.near} from={0.45} d="M330 262H500L560 288H350z" />
    <path
      fill="none"
      stroke={paint.near}
      strokeWidth="4.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M322 190L366 238H494M372 240L358 270M480 240L492 270M340 212L330 270"
    />
    <path
      fill="none"
      stroke={paint.detail}
      strokeWidth="11"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M326 186L369 231H490"
    />
    <path
      fill="none"
      stroke={paint.glow}
      opacity=".4"
      strokeWidth="3"
      strokeLinecap="round"
      d="M329 184L371 227H488"
    />
    <path fill={paint.near} d="M530 228h46v5h-20v35h10v4h-26v-4h10v-35h-20z" />
    <path fill={paint.glow} d="M544 228v-16q-3-4 0-8h7q3 4 0 8v16zM560 228v-11h7v11z" />
  </g>
)

const Plant = () => (
  <g>
    <path
      fill={paint.near}
      d="M716 232C700 196 676 176 664 178C686 186 704 208 712 234C712 190 704 150 694 128C718 152 724 196 720 232C726 196 744 164 768 156C750 176 738 204 728 234C740 212 762 196 784 200C764 206 744 222 734 240z"
    />
    <path fill={paint.detail} d="M692 234h62l-8 44h-46z" />
    <Fade fill={paint.near} from={0} to={0.5} along={[0, 0, 1, 0]} d="M692 234h62l-8 44h-46z" />
    <g className={byNight}>
      <Halo x={90} y={110} r={130} fill={paint.glow} strength={0.8} />
    </g>
    <path fill={paint.shade} d="M84 118h12v30h-12z" />
    <path fill={paint.glow} d="M68 124l8-34h28l8 34z" />
  </g>
)
