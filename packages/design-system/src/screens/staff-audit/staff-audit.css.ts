import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

export const filters = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const entry = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.small,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space.medium,
      alignItems: 'baseline',
    },
  },
})

export const did = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const rest = style({ color: vars.color.inkMuted, fontSize: vars.size.small, overflowWrap: 'anywhere' })

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

/** A hash is one long word. */
export const hash = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
