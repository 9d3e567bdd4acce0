import { globalStyle, style } from '@vanilla-extract/css'
import { line } from '../help-line/help-line.css.ts'

export const callUs = style({ display: 'contents' })
/** Whom to call stands on a page once: the line that is a button is not listed below it. */
globalStyle(`body:has(${callUs}) ${line}:first-child`, { display: 'none' })
