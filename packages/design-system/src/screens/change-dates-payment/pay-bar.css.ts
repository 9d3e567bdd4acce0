import { style } from '@vanilla-extract/css'
import { bottomBar } from '../../patterns/bottom-bar/bottom-bar.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`

/** At the bottom of a phone from edge to edge; at the end of the form where there is room. */
export const bar = style([
  bottomBar,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space.small,
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    '@media': {
      [from.wide]: {
        position: 'static',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)',
        marginInline: 0,
        paddingInline: 0,
        paddingBlock: vars.space.medium,
        background: 'none',
        boxShadow: 'none',
      },
      print: { display: 'none' },
    },
  },
])
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
