import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { gapDot } from '../text/gap-dot.ts'
import { vars } from '../../theme/contract.css.ts'
import { field, label as fieldLabel } from '../field/field.css.ts'

const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}` },
    // What holds it has a padding of its own.
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
/** Its label above it, as beside other fields; in one line with it where the fields stand below each other. */
const amongFields = style([
  field,
  {
    // Twice its class: which stylesheet comes last, this one's or the field's, is the build's.
    selectors: {
      '&&': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.small,
      },
    },
    '@media': {
      [from.tablet]: {
        selectors: { '&&': { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.hair } },
      },
    },
  },
])
globalStyle(`${amongFields} > :first-child`, {
  flex: '1 1 6rem',
  '@media': { [from.tablet]: { flex: 'none' } },
})
export const looks = styleVariants({ line: [line], field: [amongFields] })
export const wording = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: 1.4,
})
export const labels = styleVariants({ line: { fontWeight: vars.weight.strong }, field: [fieldLabel] })
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [from.tablet]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '0.8em', overflowX: 'clip' },
  },
})
/** The dot before what follows lies in the gap; at the beginning of a line it is cut off with what is outside. */
globalStyle(`${about} > * + *`, { position: 'relative' })
globalStyle(`${about} > * + *::before`, {
  '@media': { [from.tablet]: gapDot },
})
export const detail = style({ color: vars.color.ink })
export const controls = style({ display: 'flex', alignItems: 'center' })
export const value = style({
  appearance: 'none',
  inlineSize: '2.75rem',
  blockSize: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontSize: vars.size.lead,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const base = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:not(:disabled):hover': { borderColor: vars.color.ink },
    '&:not(:disabled):active': { background: vars.color.sunken },
    '&:disabled': {
      cursor: 'not-allowed',
      color: vars.color.lineStrong,
      borderColor: vars.color.line,
      background: 'transparent',
    },
    '&::before': { content: '""', inlineSize: '0.875rem', blockSize: '1.5px', background: 'currentColor' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before, &::after': { background: 'ButtonText' } } },
  },
})
/** The signs are drawn here: the set of icons is in the first view, and a count is not. */
export const press = styleVariants({
  less: [base],
  more: [
    base,
    {
      selectors: {
        '&::before, &::after': { gridArea: '1 / 1' },
        '&::after': { content: '""', inlineSize: '1.5px', blockSize: '0.875rem', background: 'currentColor' },
      },
    },
  ],
})
