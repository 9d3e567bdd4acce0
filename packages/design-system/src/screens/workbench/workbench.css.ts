import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { endBar } from '../../patterns/step-page/step-page.css.ts'

/** One below the other on a phone; side by side with rows of one height where there is room. */
const columnsBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'stretch',
  maxInlineSize: '40rem',
  marginInline: 'auto',
})
const wideColumns = (count: number, width: string) => [
  columnsBase,
  {
    '@media': {
      [from.wide]: {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        gridTemplateRows: 'repeat(9, auto)',
        columnGap: vars.space.medium,
        rowGap: 0,
        maxInlineSize: width,
        marginInline: 0,
      },
    },
  },
]
export const columns = styleVariants({
  2: wideColumns(2, '44rem'),
  3: wideColumns(3, '64rem'),
  4: wideColumns(4, 'none'),
})

const rowsOf = (count: number) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid' }) as const
const columnBase = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.surface,
  border: `${vars.stroke.control} solid ${vars.color.line}`,
  scrollMarginBlockStart: vars.space.medium,
  '@media': { [from.wide]: rowsOf(9) },
})
export const column = styleVariants({
  kept: [columnBase, { background: vars.color.sunken, borderColor: 'transparent' }],
  tried: [columnBase, { background: vars.color.surface, boxShadow: vars.shadow.resting }],
  empty: [columnBase, { borderStyle: 'dashed', borderColor: vars.color.lineStrong }],
})
export const head = style({ paddingBlockEnd: vars.space.small, outline: 'none' })
const linesBase = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const lines = styleVariants({
  parts: [linesBase, { '@media': { [from.wide]: rowsOf(4) } }],
  sums: [linesBase, { '@media': { [from.wide]: rowsOf(3) } }],
})
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums',
})
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
})
export const edits = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium })
export const edit = style({
  appearance: 'none',
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  // A finger finds more than the word.
  selectors: {
    '&::after': { content: '""', position: 'absolute', insetInline: '-0.5rem', insetBlock: '-0.875rem' },
  },
})
export const values = style({ display: 'flex', flexDirection: 'column', margin: 0 })
export const same = style({ color: vars.color.inkMuted })
export const other = style({
  position: 'relative',
  fontWeight: vars.weight.strong,
  paddingInlineStart: vars.space.small,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '0.25em',
      inlineSize: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.accentEdge,
    },
  },
})
export const note = style({ fontSize: vars.size.small, color: vars.color.inkMuted })

export const sum = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const tone = styleVariants({
  dearer: { fontVariantNumeric: 'tabular-nums lining-nums' },
  cheaper: { fontVariantNumeric: 'tabular-nums lining-nums', color: vars.color.positive },
  same: { color: vars.color.inkMuted },
})
export const waits = style({
  opacity: 0.72,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
})
export const warning = style({ fontSize: vars.size.small, color: vars.color.caution })
/** In the place of the sums. */
export const instead = style({
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  '@media': { [from.wide]: { gridRow: 'span 3' } },
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
})
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.tiny,
})

/** In reach of a thumb: what each way comes to. */
export const line = style([
  endBar,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.hair,
    marginBlockStart: vars.space.large,
    '@media': { [from.wide]: { display: 'none' } },
  },
])
export const stop = style({
  appearance: 'none',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  maxInlineSize: '100%',
  minBlockSize: vars.target,
  padding: vars.space.hair,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  font: 'inherit',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.ink,
  cursor: 'pointer',
})
export const stopName = style({ color: vars.color.inkMuted, whiteSpace: 'nowrap' })
export const stopSum = style({
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const panelFoot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
})
export const panelSays = style({ maxBlockSize: '40dvh', overflowY: 'auto', marginBlockEnd: vars.space.small })
