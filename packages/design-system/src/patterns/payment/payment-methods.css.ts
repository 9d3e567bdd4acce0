import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small })
/** What the provider leaves around its fields for the ring of the one in focus: the fields themselves stand in line with the page. */
const ring = '4px'
/** As high as a number, a date and a code with their hints: what comes below does not move when the frame is filled. */
globalStyle(`${field} > :first-child`, {
  inlineSize: `calc(100% + 2 * ${ring})`,
  marginInline: `calc(-1 * ${ring})`,
  minBlockSize: '14rem',
  border: 0,
})
