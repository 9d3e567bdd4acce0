import { style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const parts = style({ display: 'flex', flexDirection: 'column' })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: `${vars.space.hair} ${vars.space.medium}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  lineHeight: 1.4,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const sums = style({ fontWeight: vars.weight.strong, lineHeight: 1.4 })
export const place = style({ fontWeight: vars.weight.strong })
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const state = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.tiny,
  alignItems: 'baseline',
  lineHeight: 1.5,
})
const beside = style({
  flex: 'none',
  alignSelf: 'flex-start',
  blockSize: '1.5em',
  display: 'grid',
  placeItems: 'center',
})
export const mark = styleVariants({
  calm: [beside, { color: vars.color.inkMuted }],
  positive: [beside, { color: vars.color.positive }],
  caution: [beside, { color: vars.color.caution }],
})
