import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bar } from './bar.ts'

export const footer = style({
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const footerBar = style({
  ...bar,
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto' } },
})
export const footerBrand = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
})
/** Two beside each other on a phone, below each other in their column where there is room. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.medium,
  justifyItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.ink,
  fontSize: vars.size.small,
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
