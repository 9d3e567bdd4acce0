import { globalStyle, style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const parts = style({ display: 'flex', flexDirection: 'column' })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
  },
})
globalStyle(`${part} > :nth-child(3)`, { '@container': { [largeLetters]: { gridColumn: 2 } } })
export const sign = style({ color: vars.color.accentText, marginBlockStart: '0.1em' })
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const label = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const title = style({ fontWeight: vars.weight.strong })
export const note = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const amount = style({
  alignSelf: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
