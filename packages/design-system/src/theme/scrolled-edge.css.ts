import { keyframes } from '@vanilla-extract/css'

const fadeEnd = 'linear-gradient(to right, black calc(100% - 2.5rem), transparent)'
const scrolled = keyframes({ '0%, 98%': { maskImage: fadeEnd }, '100%': { maskImage: 'none' } })

/**
 * What scrolls sideways fades out where more follows. What fits has no scroll to follow, and no fade; a browser that
 * does not know the scroll as a clock shows none either.
 */
export const scrolledEdge = {
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
} as const
