import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ minInlineSize: 0, inlineSize: '100%' })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})

export const filters = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
})

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

export const opens = style({ color: vars.color.accentText })

export const states = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tiny,
})

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A change: the field, what it was and what it becomes. */
export const changes = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const was = style({ color: vars.color.inkMuted, textDecoration: 'line-through' })

export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const links = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.target,
  padding: vars.space.medium,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
})

export const countries = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const file = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.hair })

export const chooser = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target,
  maxInlineSize: '100%',
  paddingBlock: vars.space.tiny,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: vars.target,
      marginInlineEnd: vars.space.small,
      paddingInline: vars.space.medium,
      border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.ink,
      font: 'inherit',
      cursor: 'pointer',
    },
  },
})

/** A row of a file, with what it does. */
export const previewed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
