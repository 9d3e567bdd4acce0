import { globalStyle } from '@vanilla-extract/css'

/** Nothing stays folded on paper. */
globalStyle('details::details-content', {
  '@media': { print: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
})
globalStyle('section, li, tr', { '@media': { print: { orphans: 3, widows: 3 } } })
