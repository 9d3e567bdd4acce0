import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: 0 } },
})
export const header = style({ gridColumn: '1 / -1' })
export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  marginBlockEnd: vars.space.tiny,
})
export const code = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
})
export const quiet = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})

/** Beside each other on any phone, below where a reader's letters are larger. */
const pair = 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))'

export const dates = style({
  display: 'grid',
  gridTemplateColumns: pair,
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const date = style({
  paddingBlock: vars.space.small,
  minInlineSize: 0,
  selectors: {
    '& + &': {
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      paddingInlineStart: vars.space.medium,
    },
  },
})
export const leaf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlock: vars.space.hair,
})
export const numeral = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.poster,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
})
/** The year breaks below a long month before both go below the day. */
export const beside = style({ flex: 1, lineHeight: 1.3, minInlineSize: 'min-content' })
export const month = style({ display: 'block', fontWeight: vars.weight.strong })
export const year = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
})
/**
 * A line each; on a phone as small as the place above it: the line ends in the same place before and after the brand's
 * font is there. At a desk beside each other, a hairline apart: the first actions stay in the first screen.
 */
export const booked = style({
  display: 'block',
  fontSize: vars.size.small,
  '@media': {
    [from.wide]: {
      marginInlineEnd: vars.space.small,
      paddingInlineStart: vars.space.small,
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
      lineHeight: 1.1,
    },
  },
})
/** What begins a line has its hairline outside of it, where it is cut off: none stands before nothing. */
export const bookedLine = style({
  marginBlockStart: vars.space.hair,
  '@media': { [from.wide]: { overflow: 'clip' } },
})
export const bookedParts = style({
  display: 'block',
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: vars.space.hair,
      marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.hairline}))`,
    },
  },
})
export const small = style({ display: 'block', fontSize: vars.size.small, color: vars.color.inkMuted })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: pair,
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      border: `${vars.stroke.hairline} solid ${vars.color.line}`,
      borderInlineEnd: 0,
      paddingBlock: vars.space.small,
      paddingInlineStart: vars.space.medium,
    },
  },
})
export const fact = style({
  minInlineSize: 0,
  lineHeight: 1.4,
  paddingInlineEnd: vars.space.small,
  selectors: { '& + &': { paddingInlineStart: vars.space.medium, paddingInlineEnd: 0 } },
  '@media': { [from.wide]: { selectors: { '& + &': { paddingInlineStart: 0 } } } },
})
