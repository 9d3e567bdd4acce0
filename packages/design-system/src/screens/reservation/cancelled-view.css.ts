import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const view = style({ paddingBlockStart: vars.space.small })
/** The days and hours above it hold no longer. */
globalStyle(`section:has(+ ${view}) > :not(header)`, { color: vars.color.inkMuted })

/** Beside the page where there is room. Until it is there, what stands below waits with it instead of sliding down. */
export const refund = style({ '@media': { [from.wide]: { display: 'none' } } })
globalStyle(`${refund}:is(:empty, :has(> span)) + *`, {
  visibility: 'hidden',
  '@media': { [from.wide]: { visibility: 'visible' }, print: { visibility: 'visible' } },
})
