/** Layout breakpoints in CSS pixels. */
const breakpoints = { phone: 414, tablet: 768, desktop: 1440 } as const

export const from = {
  phone: `screen and (min-width: ${breakpoints.phone}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  /** Two columns fit from here; the design is drawn for 1440. */
  wide: 'screen and (min-width: 1080px)',
} as const

/** The name of the page's own width, for `largeLetters`. */
export const pageContainer = 'page'

/**
 * The page is narrower than eighteen of the reader's own letters: they are set larger than usual on a phone. What stands
 * beside each other then stands below. A media query cannot tell: it knows nothing of the letters of the page.
 */
export const largeLetters = `${pageContainer} (max-width: 18rem)`
