/** A country as a region sees it. */
export type TaggedCountry = { readonly code: string; readonly tags: readonly string[] }

/** A region’s rule. An inactive one lets nobody through. */
export type RegionRule = {
  readonly isActive: boolean
  readonly allowTags: readonly string[]
  readonly denyTags: readonly string[]
}

/**
 * Whether a region includes a country: it carries a tag that is allowed and none that is denied. Every country carries its
 * own code; a denied tag weighs more than an allowed one.
 */
export function regionIncludes(region: RegionRule, country: TaggedCountry): boolean {
  const carries = (tag: string): boolean => tag === country.code || country.tags.includes(tag)
  return region.isActive && region.allowTags.some(carries) && !region.denyTags.some(carries)
}

/** The countries a region includes, and the tags of its rule that no country carries. */
export function countriesOfRegion(
  region: RegionRule,
  countries: readonly TaggedCountry[],
): { readonly included: readonly string[]; readonly unknownTags: readonly string[] } {
  const known = new Set(countries.flatMap(({ code, tags }) => [code, ...tags]))
  return {
    included: countries.filter((country) => regionIncludes(region, country)).map(({ code }) => code),
    unknownTags: [...region.allowTags, ...region.denyTags].filter((tag) => !known.has(tag)),
  }
}
