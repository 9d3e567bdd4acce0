import { style } from '@vanilla-extract/css'

const seen = { display: 'inline' }

/** Only in the black mode: stars, lit lamps and windows. */
export const byNight = style({
  display: 'none',
  '@media': {
    'screen and (prefers-color-scheme: dark)': { selectors: { ':root:not([data-mode=light]) &': seen } },
    screen: { selectors: { ':root[data-mode=black] &': seen } },
  },
})
