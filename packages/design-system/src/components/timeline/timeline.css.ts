import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const mark = '0.75rem'

export const timeline = style({ display: 'flex', flexDirection: 'column' })
export const step = style({
  position: 'relative',
  paddingInlineStart: vars.space.large,
  paddingBlockEnd: vars.space.medium,
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${mark} / 2 - 0.5px)`,
      insetBlock: '1.1em -0.35em',
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.lineStrong}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.35em',
  inlineSize: mark,
  blockSize: mark,
  borderRadius: '50%',
  border: '2px solid currentColor',
  background: vars.color.surface,
})
export const dots = styleVariants({
  positive: [dot, { color: vars.color.positive }],
  caution: [dot, { color: vars.color.caution }],
  negative: [dot, { color: vars.color.negative }],
  neutral: [dot, { color: vars.color.lineStrong }],
})
export const here = style({
  background: 'currentColor',
  boxShadow: `0 0 0 4px color-mix(in oklab, currentColor 20%, transparent)`,
})
export const title = style({ lineHeight: 1.4 })
export const current = style({ fontWeight: vars.weight.strong })
export const detail = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.5 })
