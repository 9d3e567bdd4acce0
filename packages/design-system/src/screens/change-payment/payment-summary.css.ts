import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** The words give way to the sum, which stays beside them. */
export const now = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.small,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const about = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: 1.4 })
/** The sum stands under its name, whatever its length. */
export const due = style([about, { gap: vars.space.hair }])
/** It gives way to the sum beside it. */
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.strong })
export const sum = style({ textAlign: 'end' })
/** What is due, folded over what it is for. */
export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.target,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
/** What the press opens, until it is open. */
export const opens = style({
  fontSize: vars.size.small,
  color: vars.color.accentText,
  selectors: { 'details[open] > summary &': { display: 'none' } },
})
export const folded = style({
  marginBlockStart: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const warnings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  selectors: { 'details + &': { marginBlockStart: vars.space.small } },
})
export const warning = style({
  display: 'flex',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  color: vars.color.caution,
  lineHeight: 1.5,
})
