import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

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

const gutter = `max(${vars.space.medium}, env(safe-area-inset-left))`
/** At the bottom of a phone from edge to edge; at the end of the page where there is room. */
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
export const said = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const sum = style({ fontWeight: vars.weight.strong, fontSize: vars.size.lead })
export const press = style({ minInlineSize: '8rem' })
