import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** Below the tag that hangs into it. */
export const stay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  paddingBlockStart: vars.space.small,
})
export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))' } },
})
export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.hair,
})
/** A number that is read out loud in one go. */
export const whole = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums lining-nums' })
export const lines = style({ display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` } },
})
export const whose = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
export const tools = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [from.tablet]: { justifyItems: 'start' } },
})
/**
 * A press without an edge: in the middle below one that is as wide as the phone; where both begin at the left, its words
 * begin with the edge of the other. The question has the whole row.
 */
export const removal = style({
  minInlineSize: 0,
  justifySelf: 'center',
  '@media': {
    [from.tablet]: {
      justifySelf: 'start',
      marginInlineStart: `calc(-1 * (${vars.space.small} + ${vars.stroke.control}))`,
    },
  },
  selectors: { '&:has([role])': { justifySelf: 'stretch', marginInlineStart: 0 } },
})
