import { globalStyle, style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const

export const quiet = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
})

export const ranking = style({ ...column, gap: vars.space.tiny, padding: 0, margin: 0, border: 0 })
export const legend = style({
  padding: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})
export const offers = style({ ...column, marginBlockStart: vars.space.tiny })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 4rem minmax(0, 1fr)',
  '@container': { [largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.medium,
  flex: '1 1 16rem',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  cursor: 'pointer',
})
export const box = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  cursor: 'inherit',
})
export const thumb = style({
  '@container': { [largeLetters]: { display: 'none' } },
  position: 'relative',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
globalStyle(`${thumb} > :is(svg, img)`, { position: 'absolute', inset: 0 })
export const words = style({ ...column, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
/** What the amount comes to, while it is typed. */
export const total = style({
  display: 'block',
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** On a phone each press has the card's whole length, the quieter one below. */
export const acts = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridAutoFlow: 'column', justifyContent: 'start' } },
})
/** Under the name where there is no room beside it. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  gap: vars.space.small,
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
})
export const rankWords = style({
  fontSize: vars.size.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const places = style({ ...column })
export const place = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const rank = style({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** What the guest comes to see: the largest words of the card. */
export const standing = style({
  gridColumn: 2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.5,
  fontVariantNumeric: 'lining-nums',
})

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space.medium} ${vars.space.large}`,
  marginBlockStart: vars.space.medium,
  fontSize: vars.size.small,
  lineHeight: 1.55,
})
export const ruleAbout = style({ fontWeight: vars.weight.strong })
