import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const gaps = { medium: vars.space.medium, large: vars.space.large } as const
const base = style({
  display: 'grid',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
export const pairs = styleVariants(gaps, (gap) => [
  base,
  { rowGap: gap, '@media': { [from.tablet]: { rowGap: 0, marginBlockEnd: `calc(-1 * ${gap})` } } },
])

/** Label, control, error and hint: rows that both fields of a pair have in common. The space between two pairs is a field's own. */
const ofAPair = (gap: keyof typeof gaps) =>
  globalStyle(`${pairs[gap]} > :nth-child(n)`, {
    '@media': {
      [from.tablet]: {
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        rowGap: vars.space.hair,
        paddingBlockEnd: gaps[gap],
      },
    },
  })
ofAPair('medium')
ofAPair('large')
globalStyle(`${base} > * > label`, { '@media': { [from.tablet]: { alignSelf: 'end' } } })
