import { style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  margin: 0,
  minInlineSize: 0,
})

/** Lines below each other: the name and the figure, and the bar beneath; with room for it, all in one line. */
export const bars = style({
  display: 'grid',
  rowGap: vars.space.small,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [largeLetters]: { display: 'none' } },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
      columnGap: vars.space.small,
      rowGap: vars.space.tiny,
    },
  },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name figure" "bar bar"',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  alignItems: 'center',
  '@media': {
    [from.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: '"name bar figure"',
    },
  },
})
export const name = style({ gridArea: 'name' })
export const track = style({ gridArea: 'bar', display: 'block', minInlineSize: 0 })
export const bar = style({
  display: 'block',
  blockSize: '0.875rem',
  minInlineSize: '2px',
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.accent,
})
export const figure = style({ gridArea: 'figure', textAlign: 'end', whiteSpace: 'nowrap' })

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
