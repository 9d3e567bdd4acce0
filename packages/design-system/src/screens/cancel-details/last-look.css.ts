import { style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { endBar } from '../../patterns/step-page/step-page.css.ts'
import { vars } from '../../theme/contract.css.ts'

/** What is happening, or until when, above the two presses. */
export const answer = style([endBar, { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small }])
export const wording = style({
  lineHeight: 1.4,
  selectors: { '&:not(:has(> :not(:empty)))': { display: 'none' } },
})
export const handlers = style({
  display: 'grid',
  gridAutoRows: '1fr',
  // One below the other on a phone, where half a line would break what is pressed in two.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.small } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const keep = style({ display: 'grid', selectors: { '&[inert]': { opacity: 0.45 } } })
