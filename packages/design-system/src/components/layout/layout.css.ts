import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { vast: _vast, ...gaps } = vars.space

/** Grid and flex children may shrink: one long word never widens the page. */
const stackBase = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const stack = styleVariants(gaps, (gap) => [stackBase, { gap }])

const rowBase = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 })
export const row = styleVariants(gaps, (gap) => [rowBase, { gap }])
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  between: { alignItems: 'center', justifyContent: 'space-between' },
})
export const wrap = style({ flexWrap: 'wrap' })

export const onward = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [from.tablet]: { justifyItems: 'start' }, print: { display: 'none' } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
      columnGap: vars.space.huge,
      alignItems: 'start',
    },
  },
})
export const aside = style({
  minInlineSize: 0,
  '@media': { [from.wide]: { position: 'sticky', insetBlockStart: vars.space.large } },
})

export const inset = styleVariants({
  small: { padding: vars.space.small },
  medium: { padding: vars.space.medium },
  large: { padding: vars.space.large },
  /** The page's own gutters, its width held to a comfortable measure. */
  page: {
    inlineSize: '100%',
    maxInlineSize: '76rem',
    marginInline: 'auto',
    paddingInline: `max(${vars.space.medium}, env(safe-area-inset-left))`,
    paddingBlock: vars.space.large,
    '@media': { print: { padding: 0, maxInlineSize: 'none' } },
  },
})

export const rule = style({
  inlineSize: '100%',
  blockSize: 0,
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
})
