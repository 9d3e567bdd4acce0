import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** What it is on one side, what can be done with it on the other; below each other where it is narrow. */
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': {
    [from.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
})
export const about = style({
  display: 'grid',
  gap: vars.space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** A password is never longer than this: its field needs no more of the line. */
export const measure = style({ maxInlineSize: '28rem' })
