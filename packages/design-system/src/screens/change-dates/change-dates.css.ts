import { globalStyle, style } from '@vanilla-extract/css'
import { inSight } from '../../components/layout/in-sight.ts'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** What has the focus is never under the bar at the bottom. */
globalStyle(`${page} :is(a, button, summary, input)`, { scrollMarginBlockEnd: '7.5rem' })
/** As high as on the pages of every other flow. */
export const back = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  fontSize: vars.size.small,
})
/** As far below the title as on those, and as long. */
export const lead = style({ maxInlineSize: '44rem', marginBlockStart: vars.space.tiny, textWrap: 'balance' })
/** On a phone the price follows the calendar at once; beside it where there is room, in sight of everything. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.huge,
      alignItems: 'start',
    },
  },
})
export const chooser = style({ minInlineSize: 0 })
/** With whom to call below it, where it stands beside. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': {
    [from.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      ...inSight,
    },
  },
})
/** Why dates cannot be had, and the nearest that can: on a phone before everything, and the focus stays where it is. */
export const asideFirst = style([aside, { '@media': { [`not ${from.wide}`]: { order: -1 } } }])

export const months = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const stays = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
export const stay = style({
  minInlineSize: 0,
  paddingBlockEnd: vars.space.small,
  paddingInlineEnd: vars.space.small,
  selectors: {
    '& + &': {
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
      paddingInlineStart: vars.space.small,
      paddingInlineEnd: 0,
    },
  },
})
export const term = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
})
export const dates = style({
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
})
export const faded = style({
  color: vars.color.inkMuted,
  lineHeight: 1.35,
})
export const nights = style({
  minBlockSize: '1.5em',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})

export const reasons = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair })
export const offers = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })

export const promotion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: vars.space.small,
  alignItems: 'end',
  maxInlineSize: '30rem',
  selectors: { '&:has([aria-invalid])': { alignItems: 'start' } },
})
/** In line with the field, under its label, where a reason stands below both. */
globalStyle(`${promotion}:has([aria-invalid]) > button`, {
  marginBlockStart: `calc(${vars.size.small} * 1.4 + ${vars.space.hair})`,
})
export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  maxInlineSize: '30rem',
})
