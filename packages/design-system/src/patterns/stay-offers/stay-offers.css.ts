import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
  '@media': {
    [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
export const wanted = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const offer = style({
  appearance: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.target,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed=true]': {
      borderColor: vars.color.accentEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
    },
  },
})
const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const
/** Days stay whole: the price stands below them where the two do not fit beside each other. */
export const when = style({ ...column, flex: '1 1 min-content', overflowWrap: 'normal' })
/** In one piece at the end of its line: what it is the price of breaks beside it. */
export const price = style({
  ...column,
  flex: 'none',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  textAlign: 'end',
})
/** A plain list: a line between two, and a frame for the one that is chosen. */
globalStyle(`${list} ${offer}`, { borderColor: 'transparent', background: 'none' })
globalStyle(`${list} > li + li`, { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` })
globalStyle(`${list} ${offer}:hover`, { background: vars.color.sunken })
globalStyle(`${list} ${offer}[aria-pressed=true]`, {
  borderColor: vars.color.accentEdge,
  background: vars.color.surface,
})
/** In columns the price stands under the dates, in every one alike. */
globalStyle(`${choices} ${offer}`, {
  '@media': {
    [from.phone]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      // Each as near to its price as the others.
      justifyContent: 'flex-start',
    },
  },
})
globalStyle(`${choices} ${when}`, { '@media': { [from.phone]: { flex: 'none' } } })
globalStyle(`${choices} ${price}`, {
  '@media': {
    [from.phone]: {
      alignItems: 'flex-start',
      marginInlineStart: 0,
      textAlign: 'start',
    },
  },
})
export const lead = style({
  fontSize: vars.size.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const span = style({ fontWeight: vars.weight.strong })
export const small = style({ fontSize: vars.size.small, color: vars.color.inkMuted })

const figure = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })
export const difference = styleVariants({
  decrease: [figure, { color: vars.color.positive }],
  increase: [figure],
  same: [figure, { color: vars.color.inkMuted }],
})
