import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small })
/** As high as a number, a date and a code with their hints: what comes below does not move when the frame is filled. */
globalStyle(`${field} > :first-child`, { inlineSize: '100%', minBlockSize: '14rem', border: 0 })
