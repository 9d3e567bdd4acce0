import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Lines of one list, not as many boxes. */
const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const cards = style([lines, { gap: vars.space.small }])
export const list = styleVariants({ lines: [lines], cards: [cards] })

export const item = styleVariants({
  lines: {
    display: 'grid',
    minInlineSize: 0,
    borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  },
  cards: { display: 'grid', minInlineSize: 0 },
})

const base = style({
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: `calc(${vars.target} + 0.5rem)`,
  margin: 0,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=true]': { fontWeight: vars.weight.strong, background: vars.color.sunken },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current=true]': { outline: '2px solid Highlight' } } },
  },
})
export const reason = styleVariants({
  // The words begin where the heading above them does; what is pressed is marked a little beyond both.
  lines: [base, { marginInline: `calc(-1 * ${vars.space.tiny})`, paddingInline: vars.space.tiny }],
  cards: [
    base,
    {
      minBlockSize: `calc(${vars.target} + 1rem)`,
      border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
      background: vars.color.surface,
      selectors: {
        '&:hover': { borderColor: vars.color.ink },
        '&:focus-visible': { outlineOffset: '3px' },
        '&[aria-current=true]': {
          borderColor: vars.color.accentEdge,
          boxShadow: `inset 0 0 0 1px ${vars.color.accentEdge}`,
        },
      },
    },
  ],
})
export const sign = style({ color: vars.color.inkMuted })
