import { style } from '@vanilla-extract/css'
import { largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})
export const legend = style({ padding: 0, marginBlockEnd: vars.space.medium })
export const rooms = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
const room = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  padding: vars.space.small,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
  },
})
export const choosable = style([room, { cursor: 'pointer' }])
/** In line with those that have a box, and without its look: there is nothing to press. */
const main = style([room, { gridTemplateColumns: '1.5rem minmax(0, 1fr)', background: 'none' }])
export const mainStaying = style([main, { color: vars.color.inkMuted, borderStyle: 'dashed' }])
export const mainGoing = style([
  main,
  { borderColor: vars.color.accentEdge, boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}` },
])
export const fixed = style([room, { gridTemplateColumns: 'minmax(0, 1fr)' }])
export const box = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: '0.05em',
  cursor: 'inherit',
})
export const lock = style({ justifySelf: 'center', color: vars.color.inkMuted, lineHeight: 1.4 })
export const wording = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: vars.space.medium,
  lineHeight: 1.4,
})
export const name = style({ fontWeight: vars.weight.strong })
export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
})
/** The one rule of this choice. */
export const rule = style({
  gridColumn: '1 / -1',
  fontSize: '0.875rem',
  lineHeight: 1.45,
})
export const outcome = style({
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  minBlockSize: '1.5em',
})
