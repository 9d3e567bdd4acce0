import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { endBar } from '../bottom-bar/end-bar.css.ts'

/**
 * One column on a phone, in which a bar can stick from the first part to the last; what is at stake stays in sight
 * beside it where both fit.
 */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  '@media': {
    [from.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.huge,
      alignItems: 'start',
    },
  },
})
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [from.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.space.large,
    },
  },
})
export const main = style({
  display: 'contents',
  '@media': {
    [from.wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.large,
      gridColumn: 1,
      minInlineSize: 0,
    },
  },
})
export const told = style({ outline: 'none', borderRadius: vars.radius.control })

/** What it comes to beside the press. */
export const bar = style([
  endBar,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.small,
    '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, auto)' } },
  },
])
export const said = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const sum = style({ fontWeight: vars.weight.strong, fontSize: vars.size.lead })
export const press = style({ minInlineSize: '8rem' })
