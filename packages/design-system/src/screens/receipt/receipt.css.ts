import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** A number in one piece; on a narrow page it may break anywhere. */
export const code = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  marginBlockStart: vars.space.tiny,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'baseline',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
/** What will be listed, with its mark. */
export const awaited = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.accentText,
})
/** Its state stands below its words where the line is short. */
export const credit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
globalStyle(`${credit} > :first-child`, { flex: '1 1 14em' })
export const what = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
})
/** An amount, and what it is the amount of. */
export const sum = style({
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'end',
  '@container': { [largeLetters]: { textAlign: 'start' } },
})
export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
/** What there is to say of a list, below it. */
export const about = style([
  small,
  {
    marginBlockStart: vars.space.medium,
    paddingBlockStart: vars.space.small,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  },
])
/** What the credit above it is good for. */
export const use = style([small, { flexBasis: '100%' }])
/** Between two ways of one weight, in a line that parts them. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  selectors: {
    '&::before, &::after': {
      content: '',
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
    },
  },
})
/** As long as the paper together on a phone, in a line where there is room for both. */
export const handlers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
globalStyle(`${handlers} > :nth-child(n)`, {
  flex: '1 1 auto',
  // In one line at a desk, in the widest letters too.
  '@media': { [from.tablet]: { flex: 'none', paddingInline: vars.space.medium } },
})
