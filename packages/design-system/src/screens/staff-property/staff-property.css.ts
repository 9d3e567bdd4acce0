import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** A row of a list among the settings: its parts beside each other where there is room. */
export const row = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
})

export const was = style({ color: vars.color.inkMuted, textDecoration: 'line-through' })

export const views = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
})
