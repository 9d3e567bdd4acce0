import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Equal columns where a whole answer fits into each, else one below the other; rows of one height. */
export const choice = style({
  display: 'grid',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space.small,
})
globalStyle(`${choice} > button`, { inlineSize: '100%', blockSize: '100%' })
