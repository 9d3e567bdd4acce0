import { Fade, Halo } from '../../fade.tsx'
import { byNight } from '../../hours.css.ts'
import { paint } from '../../paint.css.ts'

/** A drawing room, its whole front of glass. */
export const Suite = () => (
  <>
    <path fill={paint.wall} d="M0 0H800L716 34H84zM0 0L84 34V222L0 262zM800 0L716 34V222L800 262z" />
    <Fade fill={paint.near} from={0.4} to={0.08} d="M0 0H800L716 34H84z" />
    <Fade fill={paint.near} from={0.45} to={0.1} along={[0, 0, 1, 0]} d="M0 0L84 34V222L0 262z" />
    <Fade fill={paint.near} from={0.12} to={0.5} along={[0, 0, 1, 0]} d="M800 0L716 34V222L800 262z" />
    <path fill={paint.shade} d="M0 262L84 222H716L800 262V300H0z" />
    <Fade fill={paint.glow} from={0.7} to={0.05} d="M96 224H704L780 300H20z" />
    <path stroke={paint.shade} strokeWidth="5" d="M84 36H716M84 220H716M86 34V222M714 34V222" />
    <path stroke={paint.shade} strokeWidth="4" d="M210 36V220M336 36V220M464 36V220M590 36V220" />
    <path
      fill={paint.skyLow}
      d="M88 36h52C136 100 142 160 152 222H88zM712 36h-52C664 100 658 160 648 222h64z"
    />
    <Fade
      fill={paint.shade}
      from={0.7}
      to={0.1}
      along={[0, 0, 1, 0]}
      d="M88 36h52C136 100 142 160 152 222H88z"
    />
    <Fade
      fill={paint.shade}
      from={0.1}
      to={0.7}
      along={[0, 0, 1, 0]}
      d="M712 36h-52C664 100 658 160 648 222h64z"
    />
    <path fill={paint.detail} opacity=".5" d="M236 250H576L650 300H160z" />
    <Fade fill={paint.near} from={0.1} to={0.5} d="M236 250H576L650 300H160z" />
    <Sofa />
    <Pendant />
    <path fill={paint.near} d="M596 236q34-8 68 0q-34 8-68 0zM628 238h4v34h-4zM612 272q18-5 36 0z" />
    <path fill={paint.detail} d="M622 234q-10-14-2-24h20q8 10-2 24z" />
    <path
      fill={paint.near}
      d="M629 212C624 196 614 186 604 186C616 192 624 202 627 212C626 192 622 176 616 166C630 178 634 196 632 212C636 198 644 188 656 186C644 194 638 204 635 212z"
    />
  </>
)

const Sofa = () => (
  <g>
    <Fade fill={paint.near} from={0.6} d="M226 276H546L570 296H206z" />
    <path
      fill={paint.wall}
      d="M250 206q0-14 14-14H380q8 0 8 10V236H250zM392 202q0-10 8-10H512q14 0 14 14V236H392z"
    />
    <Fade
      fill={paint.glow}
      from={0.4}
      to={0.1}
      d="M250 206q0-14 14-14H380q8 0 8 10V236H250zM392 202q0-10 8-10H512q14 0 14 14V236H392z"
    />
    <Fade
      fill={paint.shade}
      from={0.2}
      to={1}
      d="M250 206q0-14 14-14H380q8 0 8 10V236H250zM392 202q0-10 8-10H512q14 0 14 14V236H392z"
    />
    <path fill={paint.detail} d="M282 232l-8-34q18-8 36-2l6 36zM468 232l6-36q18-6 36 2l-8 34z" />
    <path
      fill={paint.near}
      d="M228 226q0-14 13-14t13 14v10H522v-10q0-14 13-14t13 14v50h-8v8h-5v-8H242v8h-5v-8h-9z"
    />
    <Fade fill={paint.glow} from={0.3} d="M228 226q0-14 13-14t13 14v10H522v-10q0-14 13-14t13 14v50H228z" />
  </g>
)

const Pendant = () => (
  <g>
    <path stroke={paint.near} strokeWidth="2" d="M400 10V62M360 12V84M440 12V76" />
    <g className={byNight}>
      <Halo x={400} y={78} r={120} fill={paint.glow} strength={0.6} />
    </g>
    <path fill={paint.near} d="M384 62q16-8 32 0zM346 84q14-8 28 0zM426 76q14-8 28 0z" />
    <path fill={paint.glow} d="M384 62a16 16 0 0 0 32 0zM346 84a14 14 0 0 0 28 0zM426 76a14 14 0 0 0 28 0z" />
  </g>
)
