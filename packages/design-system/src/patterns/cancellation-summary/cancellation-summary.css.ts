import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.tiny,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
globalStyle(`${line} > :nth-child(3)`, { '@container': { [largeLetters]: { gridColumn: 2 } } })
const mark = style({ translate: '0 0.15em' })
export const marks = styleVariants({
  going: [mark, { color: vars.color.negative }],
  staying: [mark, { color: vars.color.positive }],
})
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
