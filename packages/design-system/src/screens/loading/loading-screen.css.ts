import { style } from '@vanilla-extract/css'
import { sceneBand, sceneBox } from '../../patterns/stay-summary/scene-box.css.ts'
import { vars } from '../../theme/contract.css.ts'

/** As large as the picture that is coming. */
export const picture = style([sceneBand, sceneBox, { background: vars.color.sunken }])
