import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { endBar } from '../step-page/step-page.css.ts'

const panelBase = style({ scrollMarginBlockStart: vars.space.medium, minInlineSize: 0 })
/** Until something is chosen. */
const waits = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'block' } },
})
export const panel = styleVariants({
  'a-price': [panelBase],
  'a-sentence': [panelBase],
  'nothing-yet': [panelBase, waits],
})
export const box = styleVariants({
  'a-price': { minBlockSize: '14rem' },
  'a-sentence': {},
  'nothing-yet': {},
})
export const dimmed = style({
  opacity: 0.72,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
})
export const waiting = style({ fontSize: vars.size.small, color: vars.color.inkMuted })
/** The bar says it where there is no room beside the page. */
export const panelStep = style({
  display: 'none',
  '@media': { [from.wide]: { display: 'block' } },
})

export const bar = style([
  endBar,
  {
    // What the press does is said on one line; where the sum leaves it none that long, on two.
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space.tiny} ${vars.space.small}`,
    '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    // Twice its class: which stylesheet comes last, this one's or the shared bar's, is the build's.
    '@media': {
      [from.wide]: { selectors: { '&&': { display: 'none' } } },
      print: { selectors: { '&&': { display: 'none' } } },
    },
  },
])
globalStyle(`${bar} > :last-child`, { paddingInline: `min(${vars.space.medium}, 4vw)` })
/** Above the step it is about, on a line of its own. */
export const barCaution = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: vars.color.caution,
})
export const barChosen = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const barName = style({ color: vars.color.ink })
export const toPrice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.target,
  whiteSpace: 'nowrap',
  lineHeight: 1.35,
  color: vars.color.ink,
  textDecoration: 'none',
})
