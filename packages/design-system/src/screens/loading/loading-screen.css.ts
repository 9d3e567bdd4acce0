import { style } from '@vanilla-extract/css'
import { sceneBox } from '../../patterns/stay-summary/scene-box.css.ts'
import { vars } from '../../theme/contract.css.ts'

/** As large as the picture that is coming. */
export const picture = style([sceneBox, { background: vars.color.sunken }])
