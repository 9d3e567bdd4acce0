import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  margin: 0,
  minInlineSize: 0,
})

/** Lines below each other: the name, the bar, the figure. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  columnGap: vars.space.small,
  rowGap: vars.space.tiny,
  alignItems: 'center',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const name = style({ overflowWrap: 'anywhere' })
export const track = style({ display: 'block', minInlineSize: 0 })
export const bar = style({
  display: 'block',
  blockSize: vars.space.medium,
  minInlineSize: '2px',
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.accent,
})
export const figure = style({ textAlign: 'end', whiteSpace: 'nowrap' })

/** Days beside each other, as high as they are: only the first and the last have room for their names. */
export const columns = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '1px',
  blockSize: '9rem',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
})
export const column = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '1px',
  background: vars.color.accent,
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
})
