import { type CSSProperties, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import * as actions from '../../patterns/actions-list/actions-list.css.ts'

const onPaper = (rule: CSSProperties): GlobalStyleRule => ({ '@media': { print: rule } })

/** Sizes follow the root: a stay in one room takes two pages at the most. */
globalStyle('html', onPaper({ fontSize: '8.75pt' }))
/** Nothing stays folded. */
globalStyle(
  'details::details-content',
  onPaper({ contentVisibility: 'visible', display: 'block', blockSize: 'auto' }),
)
/** Nothing can be pressed, so nothing is offered. */
globalStyle(`section:has(> .${actions.list})`, onPaper({ display: 'none' }))
globalStyle('header button', onPaper({ display: 'none !important' }))
/** The brand's name, in the paper's own ink. */
globalStyle('header a', onPaper({ color: 'CanvasText !important' }))
globalStyle('p, li, dd', onPaper({ orphans: 3, widows: 3 }))
globalStyle('h2, h3, h4', onPaper({ breakAfter: 'avoid' }))
