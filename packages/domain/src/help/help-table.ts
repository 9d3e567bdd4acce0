import type { OpeningHours } from './call-centre.ts'
import type { PhoneParts } from './phone.ts'

/** Whom a brand's guests call, and when somebody answers. */
export type HelpTable = {
  readonly lines: readonly [HelpLine, ...HelpLine[]]
  /** Whether each property may have a number of its own, or the brand one fixed number for all (section 9). */
  readonly numbers: 'by-property' | 'fixed'
  readonly hours: OpeningHours
}

/** `international` is the E.164 number; `display` is how the brand writes it. */
export type HelpLine = {
  readonly region: HelpRegion
  readonly phone: PhoneParts
  readonly international: string
  readonly display: string
}

export const helpRegions = ['us-canada', 'mexico', 'italy', 'united-kingdom', 'anywhere'] as const
export type HelpRegion = (typeof helpRegions)[number]
