import type { PhoneTable, PropertyHelp } from '../help/index.ts'
import { type RegionRule, regionIncludes, type TaggedCountry } from './region.ts'

export type NamedRegion = RegionRule & { readonly code: string }

/**
 * A property’s phone table for guests of a country: a line of a region is one for that country if the region includes it, and
 * nobody’s otherwise. The regions are those of the catalogue now.
 */
export function phoneLinesIn(
  { lines, ...table }: PhoneTable,
  country: TaggedCountry,
  regions: readonly NamedRegion[],
): PropertyHelp {
  if (!lines) return table
  return {
    ...table,
    lines: lines.flatMap(({ region, ...line }) => {
      if (region === undefined) return [line]
      const rule = regions.find(({ code }) => code === region)
      return rule && regionIncludes(rule, country) ? [{ ...line, countries: [country.code] }] : []
    }),
  }
}
