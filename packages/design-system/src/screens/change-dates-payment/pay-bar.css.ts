import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`

/** At the bottom of a phone from edge to edge; at the end of the form where there is room. */
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from.wide]: {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)',
      marginInline: 0,
      paddingInline: 0,
      paddingBlock: vars.space.medium,
      background: 'none',
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
})
/** What is happening is said in whole lines, above the button. */
export const busyBar = style([bar, { gridTemplateColumns: 'minmax(0, 1fr) !important' }])
export const said = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const press = style({ minInlineSize: '9rem' })
export const small = style({
  display: 'none',
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  lineHeight: 1.5,
  '@media': { [from.wide]: { display: 'block' } },
})
