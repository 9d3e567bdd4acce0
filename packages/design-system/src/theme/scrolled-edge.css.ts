import { createVar, keyframes } from '@vanilla-extract/css'

/** Where a line of reading ends: a gradient knows left and right only. */
export const edge = createVar()

const fadeEnd = `linear-gradient(to ${edge}, black calc(100% - 2.5rem), transparent)`
const scrolled = keyframes({ '0%, 98%': { maskImage: fadeEnd }, '100%': { maskImage: 'none' } })

/**
 * What scrolls sideways fades out where more follows, on a screen. What fits has no scroll to follow, and no fade; a
 * browser that does not know the scroll as a clock shows none either.
 */
export const scrolledEdge = {
  vars: { [edge]: 'right' },
  selectors: { '[dir=rtl] &': { vars: { [edge]: 'left' } } },
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      '@media': {
        screen: {
          animation: `${scrolled} linear both`,
          animationTimeline: 'scroll(self inline)',
        },
      },
    },
  },
} as const
