/** Section 9: layout breakpoints in CSS pixels. */
export const breakpoints = { phone: 414, tablet: 768, desktop: 1440 } as const

export const from = {
  phone: `screen and (min-width: ${breakpoints.phone}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  /** Two columns fit from here; the design is drawn for 1440. */
  wide: 'screen and (min-width: 1080px)',
} as const
