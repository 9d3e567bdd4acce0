import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
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
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.tiny} ${vars.space.small}`,
    // Twice its class: which stylesheet comes last, this one's or the shared bar's, is the build's.
    selectors: { '&&': { display: 'flex' } },
    '@media': {
      [from.wide]: { selectors: { '&&': { display: 'none' } } },
      print: { selectors: { '&&': { display: 'none' } } },
    },
  },
])
/** What the press does is said on one line; where both do not fit beside each other, it has the line below the sum. */
globalStyle(`${bar} > :last-child`, {
  flex: '1 0 auto',
  maxInlineSize: '100%',
  paddingInline: `min(${vars.space.medium}, 4vw)`,
})
/** Why there is no price is a sentence, which wraps beside the step. */
globalStyle(`${bar} > span`, { flex: '99 1 min-content' })
/** Above the step it is about, on a line of its own. */
export const barCaution = style({
  flexBasis: '100%',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: vars.color.caution,
})
export const barChosen = style({
  flexBasis: '100%',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const barName = style({ color: vars.color.ink })
export const toPrice = style({
  flex: '99 1 auto',
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
