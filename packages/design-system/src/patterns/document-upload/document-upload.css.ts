import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large })
export const hint = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  // What is not yet said takes no gap either.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.small})` } },
})

export const files = style({ display: 'flex', flexDirection: 'column' })
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.small,
  alignItems: 'center',
  paddingBlock: vars.space.tiny,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
/** Its name and state; what can be done with it stands below where it would leave them no room. */
export const summary = style({ flex: '1 1 10rem', minInlineSize: 0 })
export const name = style({ overflowWrap: 'anywhere', lineHeight: 1.35 })
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const there = style([state, { color: vars.color.positive }])
export const bad = style([state, { color: vars.color.negative }])
export const handlers = style({ display: 'flex', gap: vars.space.hair })
export const progress = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '4px',
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.accentEdge },
    '&::-moz-progress-bar': { background: vars.color.accentEdge },
  },
})
