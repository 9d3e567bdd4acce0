import { cityProperties } from './properties/city.ts'
import { leblancProperties } from './properties/leblanc.ts'
import { moonProperties } from './properties/moon.ts'
import { palaceProperties } from './properties/palace.ts'
import type { SampleProperty } from './properties/property.ts'
import { resortsProperties } from './properties/resorts.ts'

/** The whole sample group, in the order of its numbers. */
export const sampleProperties: readonly SampleProperty[] = [
  ...palaceProperties,
  ...moonProperties,
  ...leblancProperties,
  ...resortsProperties,
  ...cityProperties,
]
