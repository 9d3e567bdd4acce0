import { style } from '@vanilla-extract/css'
import { endBar } from '../step-page/step-page.css.ts'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** It ends the page, whose own foot it takes the place of. */
const row = style([
  endBar,
  {
    alignItems: 'center',
    gap: vars.space.small,
    marginBlockEnd: `calc(-1 * ${vars.space.large})`,
    '@container': { [largeLetters]: { marginBlockEnd: 0 } },
  },
])
/** What is paid beside the press; above it where the press needs the line. */
export const bar = style([row, { display: 'flex', flexWrap: 'wrap' }])
/** Below what is due: the button, then until when its price is held. */
export const beside = style({ display: 'flex', flexDirection: 'column-reverse', gap: vars.space.small })
/** What is happening is said in whole lines, above the button. */
export const busyBar = style([row, { gridTemplateColumns: 'minmax(0, 1fr)' }])
/** With nothing to say the press has the whole line. */
export const pressAlone = style([busyBar, { gap: 0 }])
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${bar} > &`]: { flex: '99 1 9.75rem' } },
})
/** Beside the form it is said above, with its sum. */
export const due = style({
  fontWeight: vars.weight.strong,
  selectors: { [`${beside} &`]: { display: 'none' } },
})
export const press = style({ minInlineSize: '9rem', selectors: { [`${bar} > &`]: { flex: '1 1 auto' } } })
