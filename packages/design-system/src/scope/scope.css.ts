import { globalStyle } from '@vanilla-extract/css'
import { elementStyles, readerStyles, wordStyles } from '../theme/element-styles.ts'

/** A name and no more: the page around it keeps its own styles, and gives none of them up. */
export const scope = 'veranda-scope'

elementStyles(`.${scope}`)
globalStyle(`.${scope}`, { boxSizing: 'border-box', ...wordStyles })
readerStyles(`.${scope}`)
