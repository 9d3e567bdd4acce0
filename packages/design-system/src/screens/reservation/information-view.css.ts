import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { refund } from './reservation-screen.css.ts'

export const view = style({ paddingBlockStart: vars.space.small })
/** The days and hours above it hold no longer. */
globalStyle(`section:has(+ ${view}) > :not(header, ${refund})`, { color: vars.color.inkMuted })
