import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const link = style({
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'color-mix(in oklab, currentColor 50%, transparent)',
  transition: `text-decoration-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' }, '&:active': { color: vars.color.ink } },
})
export const alone = style([
  link,
  {
    position: 'relative',
    display: 'inline-block',
    lineHeight: 1.25,
    selectors: { '&::after': { content: '""', position: 'absolute', inset: '-0.9375rem 0' } },
  },
])
/** Joined to the last word: it never begins a line. */
export const mark = style({
  marginInlineStart: '0.25em',
  fontSize: '0.8em',
  whiteSpace: 'nowrap',
  '::before': { content: '"\\2060"' },
})
globalStyle(`${mark} > svg`, { display: 'inline-block', verticalAlign: '-0.15em' })
