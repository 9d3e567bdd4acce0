import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/**
 * What every element starts from: on the whole page, or only inside of `scope`, a selector. Either way it weighs as much as
 * an element's name, so that the class of any component decides over it.
 */
export function elementStyles(scope?: string): void {
  const inside = insideOf(scope)

  globalStyle(inside('*', '*::before', '*::after'), { boxSizing: 'border-box' })
  globalStyle(inside('body', 'h1', 'h2', 'h3', 'h4', 'p', 'dl', 'dd', 'ul', 'ol', 'figure', 'fieldset'), {
    margin: 0,
    padding: 0,
  })
  globalStyle(inside('fieldset'), { border: 0, minInlineSize: 0 })
  globalStyle(inside('ul', 'ol'), { listStyle: 'none' })
  globalStyle(inside('img', 'svg'), { display: 'block', maxInlineSize: '100%' })
  globalStyle(inside('button', 'input', 'select', 'textarea'), {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
  })
  /** The number of a reservation: in one piece while its line can hold it. */
  globalStyle(inside('data'), { display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' })
  globalStyle(inside('[hidden]'), { display: 'none !important' })

  /**
   * What can be ticked, drawn by us: a device's own box takes no notice of the brand's black mode, in which an empty one
   * looks like one that cannot be used. It has the weight of the words beside it, and its mark the ground they stand on.
   */
  const tick = ':where(input[type=checkbox], input[type=radio])'
  const forced = '(forced-colors: active)'
  globalStyle(inside(tick), {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    margin: 0,
    border: `max(1.5px, ${vars.stroke.control}) solid ${vars.color.inkMuted}`,
    background: vars.color.surface,
    printColorAdjust: 'exact',
    '@media': { [forced]: { appearance: 'auto' } },
  })
  globalStyle(inside(':where(input[type=checkbox])'), {
    borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  })
  globalStyle(inside(':where(input[type=radio])'), { borderRadius: '50%' })
  globalStyle(inside(`${tick}:hover`), { borderColor: vars.color.accentEdge })
  globalStyle(inside(`${tick}:checked`), { borderColor: vars.color.accentEdge })
  globalStyle(inside(':where(input[type=checkbox]):checked'), {
    boxShadow: `inset 0 0 0 2rem ${vars.color.accentEdge}`,
  })
  globalStyle(inside(`${tick}:disabled`), { borderColor: vars.color.line, background: vars.color.sunken })
  globalStyle(inside(`${tick}:checked::before`), {
    content: '',
    placeSelf: 'center',
    background: vars.color.accentEdge,
    '@media': { [forced]: { content: 'none' } },
  })
  globalStyle(inside(':where(input[type=radio]):checked::before'), {
    inlineSize: '60%',
    blockSize: '60%',
    borderRadius: '50%',
  })
  globalStyle(inside(':where(input[type=checkbox]):checked::before'), {
    inlineSize: '76%',
    blockSize: '76%',
    background: vars.color.surface,
    clipPath: 'polygon(12% 48%, 0 61%, 37% 96%, 100% 25%, 87% 12%, 36% 70%)',
  })
}

/** What shows where the reader is, and how little moves for who asked for that; for `elementStyles`' scope. */
export function readerStyles(scope?: string): void {
  const inside = insideOf(scope)

  /** A ring of the page's own ground between control and line keeps the focus clear on any picture. */
  globalStyle(inside(':focus-visible'), {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '3px',
  })
  /** Where the reader's system chooses all colours, a frame says what is chosen. */
  globalStyle(inside(':is([aria-selected=true], [aria-pressed=true], [aria-current])'), {
    '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
  })
  globalStyle(inside(':focus:not(:focus-visible)'), { outline: 'none' })
  globalStyle(inside('::selection'), { background: vars.color.accent, color: vars.color.onAccent })

  globalStyle(inside('*', '*::before', '*::after'), {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
      },
    },
  })
}

const insideOf =
  (scope: string | undefined) =>
  (...selectors: readonly string[]): string =>
    selectors.map((one) => (scope ? `:where(${scope}) ${one}` : one)).join(', ')

/** What words start from. */
export const wordStyles = {
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.text,
  wordSpacing: vars.tracking.word,
  // Figures as high as capitals: a serif's own dance in a heading or a sum.
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
} as const
