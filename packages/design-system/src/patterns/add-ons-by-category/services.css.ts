import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space.medium} ${vars.space.large}`,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.hair,
  lineHeight: 1.4,
  breakInside: 'avoid',
})
export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' })
export const note = style({ display: 'block', fontSize: vars.size.small, color: vars.color.inkMuted })
