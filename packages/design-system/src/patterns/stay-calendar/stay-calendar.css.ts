import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { tall } from './day.css.ts'

export const calendar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})

export const wording = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
})
/** Its words end where the page does. */
globalStyle(`${wording} > button`, { flex: 'none', paddingInlineEnd: 0 })
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minBlockSize: `calc(5 * ${tall} + 4.75rem + 25px)`,
    },
  },
})
/** In reach from the second month too; beside the names of both months where they stand in one line. */
export const turn = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.hair,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.ground,
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      insetInline: 0,
      padding: 0,
      border: 0,
      background: 'none',
      pointerEvents: 'none',
    },
  },
})
export const jump = style({ minInlineSize: 0, '@media': { [from.tablet]: { display: 'none' } } })
/** It names the first month as the heading below names the second. */
globalStyle(`${jump} select`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
})
const pageBase = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  // Both ways weigh the same, and less than the days.
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-disabled=true]': {
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
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
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const monthFrom = style({
  minBlockSize: '1lh',
  paddingBlockEnd: vars.space.tiny,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  textAlign: 'center',
})
/** Clear of the line that the list of months stands on. */
globalStyle(`${turn} + ${month} > ${monthFrom}`, {
  '@media': { [`not ${from.tablet}`]: { paddingBlockStart: vars.space.tiny } },
})
/** On a phone the list of months names the first one, right above it; heard, it keeps its own name. */
globalStyle(`${turn} + ${month} > ${monthTitle}`, {
  '@media': {
    [`not ${from.tablet}`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '5px',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
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
  fontSize: 'min(0.75rem, 4.2cqi)',
  lineHeight: 1.5,
  textAlign: 'center',
  color: vars.color.inkMuted,
})

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
