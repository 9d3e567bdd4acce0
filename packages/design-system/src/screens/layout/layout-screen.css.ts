import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { onStage } from '../../theme/on-stage.css.ts'
import { widthToAskFor } from '../../theme/page-width.ts'
import { bar } from './bar.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
export const main = style({
  flex: 1,
  minInlineSize: 0,
  ...widthToAskFor,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { containerType: 'normal' } },
})

export const header = style([onStage, { position: 'relative', zIndex: 10 }])
export const headerBar = style({
  ...bar,
  // The last choice has a padding of its own.
  paddingInlineEnd: vars.space.tiny,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.hair,
  minBlockSize: '4rem',
})
export const brand = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 'min-content',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
  textWrap: 'balance',
  '@media': { [from.tablet]: { fontSize: vars.size.title } },
})

export const longBrand = style([brand, { '@media': { '(max-width: 767px)': { flexBasis: '100%' } } }])

/** As high as the footer that comes, so that nothing moves when it does. */
export const footerShape = style({
  minBlockSize: '24.5rem',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from.tablet]: { minBlockSize: '13rem' }, print: { display: 'none' } },
})
