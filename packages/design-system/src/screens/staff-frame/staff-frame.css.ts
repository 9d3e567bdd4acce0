import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { onStage } from '../../theme/on-stage.css.ts'
import { widthToAskFor } from '../../theme/page-width.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
export const header = style([onStage, { position: 'relative', zIndex: 10 }])
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  minBlockSize: '4rem',
  paddingInline: vars.space.medium,
})
export const brand = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 'min-content',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
})
export const group = style({ overflowWrap: 'normal' })
export const office = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: vars.size.small,
  letterSpacing: 'normal',
  lineHeight: 1.4,
})
export const leaving = style({ fontSize: vars.size.small })
export const narrow = style({ '@media': { [from.wide]: { display: 'none' } } })

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const sidebar = style({
  display: 'none',
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  paddingBlock: vars.space.medium,
  '@media': { [from.wide]: { display: 'block' }, print: { display: 'none' } },
})
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'sticky',
  insetBlockStart: 0,
})
export const room = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  borderInlineStart: `3px solid transparent`,
  ':hover': { background: vars.color.sunken },
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accentEdge,
      background: vars.color.sunken,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const main = style({
  minInlineSize: 0,
  ...widthToAskFor,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.medium,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [from.wide]: { paddingInline: vars.space.large }, print: { containerType: 'normal' } },
})

/** Before the session opens: the choice of language and look stands above the page, not on its picture. */
export const entrance = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' })
export const look = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.small,
  color: vars.color.ink,
  background: vars.color.surface,
})
