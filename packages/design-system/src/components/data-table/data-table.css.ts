import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const whole = style({ minInlineSize: 0 })

export const frame = style({
  minInlineSize: 0,
  overflowX: 'auto',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.body,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

const minor = {
  '&[data-minor]': { display: 'none', '@media': { [from.tablet]: { display: 'table-cell' } } },
  '&[data-number]': { textAlign: 'end' },
  '&[data-whole]': { '@media': { [from.tablet]: { whiteSpace: 'nowrap' } } },
} as const

const focusable = {
  '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
} as const

export const column = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  background: vars.color.sunken,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  color: vars.color.inkMuted,
  '@media': { [from.tablet]: { whiteSpace: 'nowrap', paddingInline: vars.space.medium } },
  selectors: {
    ...minor,
    ...focusable,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting]:hover': { color: vars.color.ink },
    '&[aria-sort=ascending], &[aria-sort=descending]': { color: vars.color.ink },
  },
})

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  // The mark of a sorted column stands before the words of a column of numbers: their ends are in line with the numbers.
  selectors: { '[data-number] > * > &, [data-number] > &': { flexDirection: 'row-reverse' } },
})

/** Takes its room always, so that sorting moves nothing. */
export const mark = style({
  display: 'inline-flex',
  opacity: 0,
  fontSize: '0.85em',
  selectors: {
    '&[data-direction]': { opacity: 1 },
    '&[data-direction=ascending]': { rotate: '180deg' },
  },
})

export const row = style({
  selectors: {
    ...focusable,
    '&[data-open]': { cursor: 'pointer' },
    '&[data-open]:hover': { background: vars.color.sunken },
  },
})

export const cell = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.small,
  '@media': { [from.tablet]: { paddingInline: vars.space.medium } },
  minBlockSize: vars.target,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    ...minor,
    ...focusable,
    [`${row}:last-child &`]: { borderBlockEnd: 'none' },
  },
})

export const first = style([cell, { fontWeight: vars.weight.strong, blockSize: vars.target }])

/** What has no column of its own on a phone stands below what names the row. */
export const below = style({
  display: 'block',
  marginBlockStart: vars.space.hair,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.tablet]: { display: 'none' } },
})

export const opens = style({
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'color-mix(in oklab, currentColor 50%, transparent)',
  selectors: { [`${row}:hover &`]: { textDecorationColor: 'currentColor' } },
})

export const empty = style([
  frame,
  {
    paddingBlock: vars.space.large,
    paddingInline: vars.space.medium,
    selectors: { '&:empty': { padding: 0, border: 0 } },
  },
])
