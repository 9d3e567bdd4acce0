import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Equal columns, and rows of one height: a longer answer makes both larger. */
export const choice = style({
  display: 'grid',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${choice} > button`, { inlineSize: '100%', blockSize: '100%' })
