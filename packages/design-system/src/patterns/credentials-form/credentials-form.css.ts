import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** First and last name beside each other, so that the button is in sight on a phone. */
export const names = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { '(min-width: 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
