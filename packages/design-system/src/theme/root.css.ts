import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { elementStyles, readerStyles, wordStyles } from './element-styles.ts'

elementStyles()

globalStyle('html', {
  background: vars.color.ground,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.huge,
})
globalStyle('body', {
  minBlockSize: '100dvh',
  ...wordStyles,
})

readerStyles()

globalStyle('html, body', {
  '@media': { print: { background: '#ffffff', fontSize: '10.5pt', minBlockSize: 'auto' } },
})
