import { style } from '@vanilla-extract/css'
import { endBar } from '../step-page/step-page.css.ts'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const row = style([endBar, { alignItems: 'center', gap: vars.space.small }])
/** What is paid beside the press. */
export const bar = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)' } },
  },
])
/** What is happening is said in whole lines, above the button. */
export const busyBar = style([row, { gridTemplateColumns: 'minmax(0, 1fr)' }])
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const press = style({ minInlineSize: '9rem' })
