import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
})

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

export const under = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  overflowWrap: 'break-word',
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})

/** Of one width, below each other where there is no room for both. */
export const sends = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
})

/** What the guest sees beside what only staff see; under each other where there is room for one. */
export const sides = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The words of five tabs stand in one line.
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(38rem, 1fr)' } },
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
globalStyle(`li${entry}:last-child`, { paddingBlockEnd: 0 })
globalStyle(`${entry} > *`, { minInlineSize: 0 })
export const whole = style([entry, { flexDirection: 'column', alignItems: 'stretch' }])
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })

export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  overflowWrap: 'anywhere',
})
