import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const lines = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  alignItems: 'baseline',
  paddingBlock: vars.space.tiny,
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const sum = style({
  paddingBlock: vars.space.small,
  fontWeight: vars.weight.strong,
  selectors: {
    [`${line} + &`]: { borderBlockStartColor: vars.color.lineStrong },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const amount = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': { [largeLetters]: { whiteSpace: 'normal' } },
})
export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
export const approx = style([
  note,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [largeLetters]: { textAlign: 'start' } },
  },
])
