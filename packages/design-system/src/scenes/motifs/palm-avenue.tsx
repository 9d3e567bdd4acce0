import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Glints, Palm, Sea } from '../shapes.tsx'

const rows = [
  [150, 0.5],
  [215, 0.7],
  [300, 1],
  [430, 1.4],
] as const

/** Palms on either side of a long walk to the sea. */
export const PalmAvenue = () => (
  <Frame width={1440} height={560} light={[860, 376, 460]}>
    <circle fill={paint.glow} cx="860" cy="352" r="46" />
    <Sea y={376} />
    <Glints x={860} y={376} scale={0.5} />
    <path fill={paint.far} d="M0 404C300 384 560 396 830 404H890C1100 394 1300 386 1440 396V560H0z" />
    <path
      fill={paint.middle}
      d="M0 448C320 410 620 414 826 406L560 560H0zM1440 440C1240 408 1060 412 894 406L1180 560H1440z"
    />
    <path fill={paint.wall} d="M840 404h40L1150 560H590z" />
    <path fill={paint.shade} d="M856 404h8L930 560H800z" opacity=".6" />
    {rows.map(([reach, scale], row) => (
      <g key={reach}>
        <Palm
          x={860 - reach * 0.62}
          y={400 + reach * 0.24}
          scale={scale * 0.62}
          fill={row < 2 ? paint.middle : paint.near}
        />
        <Palm
          x={850 + reach * 0.72}
          y={400 + reach * 0.25}
          scale={scale * 0.82}
          fill={row < 2 ? paint.middle : paint.near}
        />
      </g>
    ))}
    <path fill={paint.near} d="M0 510C200 470 420 500 600 560H0zM1440 492C1300 488 1190 520 1140 560H1440z" />
  </Frame>
)
