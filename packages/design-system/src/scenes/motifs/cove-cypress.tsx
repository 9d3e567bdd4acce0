import { Frame } from '../frame.tsx'
import { paint } from '../paint.css.ts'
import { Cypress, Glints, Sea } from '../shapes.tsx'

/** Headlands folding around a cove, seen from a terrace. */
export const CoveCypress = () => (
  <Frame width={1440} height={560} light={[700, 330, 420]}>
    <circle fill={paint.glow} cx="700" cy="316" r="44" />
    <Sea y={366} />
    <Glints x={700} y={366} scale={0.7} />
    <path
      fill={paint.far}
      d="M1440 220C1300 230 1210 270 1120 284S960 330 860 368H1440zM0 330C110 318 220 340 330 368H0z"
    />
    <path
      fill={paint.middle}
      d="M1440 300C1320 300 1240 340 1150 352S1000 400 930 420C1060 440 1200 424 1440 470z"
    />
    <path fill={paint.wall} d="M1120 330h34v28h-34zM1160 316h28v38h-28zM1194 326h40v24h-40z" />
    <path fill={paint.detail} d="M1116 330l21-12l21 12zM1156 316l18-12l18 12zM1190 326l24-12l24 12z" />
    <path
      fill={paint.near}
      d="M1440 420C1300 410 1180 440 1080 476S900 540 840 560H1440zM0 500C160 480 300 520 380 560H0z"
    />
    <Cypress x={1010} y={510} scale={1.2} />
    <Cypress x={1056} y={494} scale={1.6} />
    <Cypress x={1104} y={480} scale={1.1} />
    <Cypress x={1270} y={450} scale={1.5} />
  </Frame>
)
