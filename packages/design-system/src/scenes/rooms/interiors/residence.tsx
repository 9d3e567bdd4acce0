import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'

/** The terrace of the best rooms: a pool to the railing, two loungers, a lantern. */
export const Residence = () => (
  <>
    <path fill={paint.wall} d="M0 214H800V300H0z" />
    <Fade fill={paint.shade} from={0.15} to={0.85} d="M0 214H800V300H0z" />
    <path stroke={paint.near} strokeWidth="2" d="M0 178H800" opacity=".55" />
    <path
      stroke={paint.near}
      strokeWidth="1.500"
      d="M130 178V214M270 178V214M410 178V214M550 178V214M690 178V214"
      opacity=".55"
    />
    <path fill={paint.water} d="M232 218H648L716 262H176z" />
    <Fade fill={paint.glow} from={0.75} to={0.05} d="M232 218H648L716 262H176z" />
    <path
      fill="none"
      stroke={paint.wave}
      strokeWidth="2"
      strokeLinecap="round"
      d="M300 230h60M420 226h84M250 244h90M400 240h56M500 248h110M330 254h70M560 234h40"
    />
    <path fill={paint.wall} d="M176 262H716L720 270H172z" />
    <path fill={paint.near} d="M0 0H800V26H0zM0 26H60V300H0zM752 26H800V300H752z" />
    <Fade fill={paint.wall} from={0.35} to={0} along={[0, 0, 1, 0]} d="M0 0H60V300H0z" />
    <path fill={paint.shade} d="M60 26H752V32H60zM60 26h7V300h-7zM745 26h7V300h-7z" />
    <path
      fill={paint.skyLow}
      d="M67 32h56C116 92 118 152 104 214C98 238 84 250 67 252zM745 32h-44C706 92 704 152 716 214C722 238 732 250 745 252z"
    />
    <Fade
      fill={paint.shade}
      from={0.75}
      to={0.05}
      along={[0, 0, 1, 0]}
      d="M67 32h56C116 92 118 152 104 214C98 238 84 250 67 252z"
    />
    <Lounger x={196} />
    <Lounger x={292} />
    <path fill={paint.near} d="M622 268h56v6h-56zM632 274h6v20h-6zM662 274h6v20h-6z" />
    <path fill={paint.glow} d="M640 268v-12q-4-5 0-10h9q4 5 0 10v12zM658 268v-10h8v10z" />
    <g className={byNight}>
      <Halo x={644} y={256} r={70} fill={paint.glow} strength={0.8} />
      <Halo x={446} y={240} r={190} fill={paint.glow} strength={0.35} />
    </g>
  </>
)

const Lounger = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 262)`}>
    <Fade fill={paint.near} from={0.4} d="M-6 32H88L104 38H10z" />
    <path fill={paint.detail} d="M0 4L16 -18L24 -14L12 8H84V16H6z" />
    <path fill={paint.glow} opacity=".45" d="M14 6H84V9H13z" />
    <path fill={paint.near} d="M8 16H14L12 32H8zM74 16H80L78 32H74z" />
  </g>
)
