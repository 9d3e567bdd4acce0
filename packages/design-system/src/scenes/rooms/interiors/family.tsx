import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'

const wall = 'M0 0H800V300H0zM250 40H600V214H250z'

/** Two beds side by side under a wide window, a kite on the wall. */
export const Family = () => (
  <>
    <path fill={paint.wall} fillRule="evenodd" d={wall} />
    <Fade fill={paint.near} from={0.42} to={0.06} along={[0, 0, 0.8, 0.4]} d={wall} />
    <path fill="none" stroke={paint.shade} strokeWidth="6" d="M250 40H600V214H250zM425 40V214" />
    <path fill={paint.shade} d="M238 214H612V222H238z" />
    <path
      fill={paint.skyLow}
      d="M232 30h42C270 90 278 150 262 216H228zM618 30h-42C580 90 572 150 588 216h34z"
    />
    <Fade
      fill={paint.shade}
      from={0.7}
      to={0.05}
      along={[0, 0, 1, 0]}
      d="M232 30h42C270 90 278 150 262 216H228zM618 30h-42C580 90 572 150 588 216h34z"
    />
    <path fill={paint.shade} d="M0 262H800V300H0z" />
    <Bed x={196} />
    <Bed x={446} />
    <path fill={paint.near} d="M404 240h38v7h-38zM410 247h5v34h-5zM431 247h5v34h-5z" />
    <path fill={paint.glow} d="M412 226l4-18h14l4 18z" />
    <path fill={paint.near} d="M421 226h4v14h-4z" />
    <path fill={paint.detail} d="M122 92L152 60L172 100L142 132z" />
    <Fade fill={paint.glow} from={0.5} along={[0, 0, 1, 1]} d="M122 92L152 60L142 132z" />
    <path
      fill="none"
      stroke={paint.near}
      strokeWidth="2"
      d="M142 132C132 150 154 160 142 178S150 196 144 208M140 152l-8 4M146 176l9 2"
    />
    <g className={byNight}>
      <Halo x={423} y={216} r={120} fill={paint.glow} strength={0.8} />
    </g>
  </>
)

const Bed = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path fill={paint.near} d="M0 206q0-12 12-12H184q12 0 12 12V286H0z" />
    <Fade fill={paint.glow} from={0.3} to={0} d="M0 206q0-12 12-12H184q12 0 12 12V240H0z" />
    <path
      fill={paint.skyLow}
      d="M14 232q0-14 14-14H84q12 0 12 14v12H14zM102 232q0-14 12-14H170q14 0 14 14v12H102z"
    />
    <path fill={paint.wall} d="M-6 246q2-8 12-8H190q10 0 12 8L206 292H-10z" />
    <Fade fill={paint.shade} from={0} to={0.7} d="M-6 246q2-8 12-8H190q10 0 12 8L206 292H-10z" />
    {/* By night its sheets lie in the light of the lamp. */}
    <g className={byNight}>
      <path
        fill={paint.glow}
        fillOpacity="0.5"
        d="M14 232q0-14 14-14H84q12 0 12 14v8H14zM102 232q0-14 12-14H170q14 0 14 14v8H102zM-6 246q2-8 12-8H190q10 0 12 8L206 292H-10z"
      />
    </g>
    <path fill={paint.detail} d="M-8 264H204L206 280H-10z" />
    <Fade fill={paint.near} from={0} to={0.4} along={[0, 0, 1, 0]} d="M-8 264H204L206 280H-10z" />
  </g>
)
