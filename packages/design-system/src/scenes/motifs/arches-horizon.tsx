import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Glints, Sea } from '../shapes.tsx'

const arch = (x: number): string => `M${x} 500V320a78 84 0 0 1 156 0V500z`

/** A stone gallery open to the horizon. */
export const ArchesHorizon = () => (
  <Frame width={1440} height={560} light={[790, 350, 420]}>
    <circle fill={paint.glow} cx="790" cy="348" r="50" />
    <path fill={paint.far} d="M0 388C120 372 220 352 330 366S480 382 560 388z" />
    <Sea y={386} />
    <Glints x={790} y={386} scale={0.8} />
    <path
      fill={paint.shade}
      fillRule="evenodd"
      d={`M660 196H1440V500H660z${arch(692)}${arch(892)}${arch(1092)}${arch(1292)}`}
    />
    <path
      fill={paint.wall}
      fillRule="evenodd"
      d={`M648 196H1440V500H648z${arch(704)}${arch(904)}${arch(1104)}${arch(1304)}`}
    />
    <path
      fill={paint.shade}
      d="M636 178H1440V198H636zM660 328h44v8h-44zM860 328h44v8h-44zM1060 328h44v8h-44zM1260 328h44v8h-44z"
    />
    <path fill={paint.detail} d="M648 172H1440v6H648z" />
    <path fill={paint.wall} d="M0 500H1440V560H0z" />
    <path
      fill={paint.shade}
      d="M704 500h156L770 560H590zM904 500h156L990 560H810zM1104 500h156L1210 560H1030zM0 500H1440v6H0z"
      opacity=".7"
    />
  </Frame>
)
