import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { cell, tall } from './day.css.ts'

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
})
globalStyle(`${said} > button`, { flex: 'none' })
export const status = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  textWrap: 'pretty',
})

export const pages = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.large,
  alignItems: 'start',
  minBlockSize: `calc(5 * ${tall} + 4.75rem)`,
})
export const turn = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
})
const pageBase = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-disabled=true]': {
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
      background: 'transparent',
      cursor: 'default',
    },
  },
})
export const page = styleVariants({ back: [pageBase, { rotate: '180deg' }], on: [pageBase] })

export const month = style({ minInlineSize: 0 })
export const monthTitle = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.display,
  lineHeight: '2.75rem',
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const grid = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })
/** A month's first week begins under its weekday. */
export const weekFrom = [0, 1, 2, 3, 4, 5, 6].map((days) => {
  const short = style([week])
  globalStyle(`${short.split(' ')[0]} > :first-child`, { gridColumnStart: days + 1 })
  return short
})
export const weekday = style({
  position: 'relative',
  paddingBlock: vars.space.hair,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'center',
  color: vars.color.inkMuted,
})

/** All months of the board under each other, in a box of their own: the price stays in reach below it. */
export const scroller = style({
  position: 'relative',
  maxBlockSize: 'min(33rem, 72dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
globalStyle(`${scroller} ${monthTitle}`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.ground,
})
const tallAs = (weeks: number) => ({
  minBlockSize: `calc(${weeks} * ${cell} + 5.25rem)`,
  paddingBlockEnd: '0.75rem',
})
export const place = styleVariants({ 4: tallAs(4), 5: tallAs(5), 6: tallAs(6) })

/** The sentence of the day under the pointer; on a phone a press says it. */
export const sentence = style({
  display: 'none',
  minBlockSize: '1.5em',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
  '@media': { [`${from.tablet} and (hover: hover)`]: { display: 'block' } },
})

export const legend = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.inkMuted,
})
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
})
export const key = style({ display: 'flex', alignItems: 'center', gap: vars.space.tiny, lineHeight: 1.3 })
