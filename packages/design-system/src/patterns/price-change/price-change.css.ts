import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
export const question = style({
  padding: 0,
  marginBlockEnd: vars.space.tiny,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  textWrap: 'balance',
})
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
  padding: vars.space.small,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.4,
  '@container': { [largeLetters]: { columnGap: vars.space.tiny, paddingInline: vars.space.tiny } },
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(:checked)': {
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
  },
})
export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.15em',
})
/** The whole card chooses. */
export const choiceTitle = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})
export const choiceNote = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
})

/** Below the last of them nothing follows that a line would part it from. */
export const details = style({})
globalStyle(`${details} > details:last-child`, { borderBlockEnd: 'none' })

/** Stays in one piece with its sign and brackets. */
export const difference = style({ whiteSpace: 'nowrap' })
export const kept = style({
  paddingBlock: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
})
export const nights = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const night = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.75rem, auto) minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  columnGap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.hair,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
const markBase = style({ display: 'inline-flex', alignItems: 'center', gap: '0.35em', lineHeight: 1.4 })
export const mark = styleVariants({
  kept: [markBase, { color: vars.color.inkMuted }],
  increase: [markBase, { color: vars.color.caution }],
  decrease: [markBase, { color: vars.color.positive }],
  added: [markBase, { color: vars.color.ink }],
  'given-up': [markBase, { color: vars.color.inkMuted }],
})
export const glyph = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1rem',
  fontSize: '0.75em',
})
export const prices = style({ textAlign: 'end' })
export const old = style({ color: vars.color.inkMuted, marginInlineEnd: '0.25em' })

export const policies = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.medium,
})
export const side = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
})
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})

const clockBase = style({
  fontSize: vars.size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const clock = style([clockBase, { color: vars.color.inkMuted }])
export const clockClose = style([clockBase, { color: vars.color.caution, fontWeight: vars.weight.strong }])
