import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('[hidden]', { display: 'none !important' })

globalStyle('html', {
  background: vars.color.ground,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.huge,
})
globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.text,
  fontKerning: 'normal',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})

/** A ring of the page's own ground between control and line keeps the focus clear on any picture. */
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
})
/** Where the reader's system chooses all colours, a frame says what is chosen. */
globalStyle(':is([aria-selected=true], [aria-pressed=true], [aria-current])', {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
})
globalStyle(':focus:not(:focus-visible)', { outline: 'none' })
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
})

globalStyle('html, body', {
  '@media': { print: { background: '#ffffff', fontSize: '10.5pt', minBlockSize: 'auto' } },
})
