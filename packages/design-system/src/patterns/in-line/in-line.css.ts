import { style } from '@vanilla-extract/css'

const forced = '(forced-colors: active)'

/** A wide space with a dot on its ground. */
export const between = style({
  wordSpacing: '0.55em',
  background: 'radial-gradient(circle at 50% 57%, currentColor 0.07em, transparent 0.1em)',
  printColorAdjust: 'exact',
  '@media': { [forced]: { wordSpacing: 'normal', background: 'none' } },
})
/** Broken where it is longer than its line, and nowhere else. */
export const piece = style({ display: 'inline-block' })
/** As wide as nothing: a no-break space is as wide as its words are apart, too. */
export const mark = style({
  fontSize: 0,
  wordSpacing: 0,
  letterSpacing: 0,
  '@media': { [forced]: { fontSize: 'inherit' } },
})
