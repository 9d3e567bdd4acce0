import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

/** Beside the page's parts there is room for the whole card, above them for a line. */
export const wideOnly = style({ display: 'none', '@media': { [from.wide]: { display: 'block' } } })
export const narrowOnly = style({ '@media': { [from.wide]: { display: 'none' } } })
export const glance = style({
  display: 'grid',
  rowGap: vars.space.hair,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: '0.9375rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  textWrap: 'balance',
})

export const aside = style({ fontSize: vars.size.small, fontWeight: vars.weight.text })

export const list = style({ display: 'flex', flexDirection: 'column' })
/** The sum at the end of the line, or of the next one where a name needs all of the first. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  alignItems: 'baseline',
  paddingBlock: vars.space.tiny,
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
globalStyle(`${line} > :nth-child(2)`, { flex: '1 1 9rem', minInlineSize: 0 })
globalStyle(`${line} > :nth-child(3)`, { marginInlineStart: 'auto' })
const mark = style({ translate: '0 0.33em' })
export const marks = styleVariants({
  going: [mark, { color: vars.color.inkMuted }],
  staying: [mark, { color: vars.color.positive }],
})
export const thing = style({ fontWeight: vars.weight.strong })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
