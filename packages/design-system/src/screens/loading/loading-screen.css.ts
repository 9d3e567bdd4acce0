import { style } from '@vanilla-extract/css'
import { sceneBand, sceneBox } from '../../patterns/stay-summary/scene-box.css.ts'
import { vars } from '../../theme/contract.css.ts'

const faint = (color: string) => `color-mix(in oklab, ${color} 24%, ${vars.color.ground})`

/** As large as the picture that is coming: the brand's own sky, faintly, and no picture to wait for. */
export const picture = style([
  sceneBand,
  sceneBox,
  { background: `linear-gradient(${faint(vars.color.stage)}, ${faint(vars.color.joy)})` },
])
