import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.35 } })

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  // The same tint on every ground: a line's own colour is made for one of them.
  background: `color-mix(in oklab, ${vars.color.ink} 16%, transparent)`,
  opacity: 0.6,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' }, print: { display: 'none' } },
})

/** Until a page stands, what follows the page waits below the screen: it would jump when the page comes. */
globalStyle(`main:is(:empty, :has(.${base}))`, { minBlockSize: '100dvh' })
/** And where the page is short, it comes into view with it instead of sliding there. */
globalStyle(`main:is(:empty, :has(.${base})) ~ *`, { visibility: 'hidden' })

/** As tall as the text they stand for, so that its arrival moves nothing. */
export const skeleton = styleVariants({
  line: [
    base,
    {
      inlineSize: '16rem',
      blockSize: '0.75em',
      marginBlock: `calc((1em * ${vars.leading.text} - 0.75em) / 2)`,
    },
  ],
  title: [base, { inlineSize: '12rem', blockSize: `calc(${vars.size.title} * 1.16)` }],
  step: [base, { blockSize: '2.6rem' }],
  block: [base, { blockSize: '7rem', borderRadius: vars.radius.surface }],
  scene: [base, { aspectRatio: '16 / 9', borderRadius: vars.radius.surface }],
})
