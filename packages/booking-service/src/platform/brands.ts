import { type BrandId, type Locale, localeFor, type ServedBrand } from '@veranda/domain'

/** The brands that were handed to the service. */
export type Brands = {
  readonly all: readonly ServedBrand[]
  /** Every language offered by at least one brand. */
  readonly locales: readonly Locale[]
  /**
   * Every language offered by at least one of these brands; by any brand if none is given, as on the staff
   * host.
   */
  readonly localesOf: (ids: readonly BrandId[]) => readonly Locale[]
  readonly find: (id: BrandId) => ServedBrand | undefined
  /** Throws an `UnknownBrand` for an unknown id. */
  readonly get: (id: BrandId) => ServedBrand
}

export function brandsOf(all: readonly ServedBrand[]): Brands {
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const find = (id: BrandId) => byId.get(id)
  const locales = localesIn(all)
  return {
    all,
    locales,
    localesOf: (ids) => (ids.length === 0 ? locales : localesIn(ids.flatMap((id) => find(id) ?? []))),
    find,
    get: (id) => {
      const brand = find(id)
      if (!brand) throw new UnknownBrand(id)
      return brand
    },
  }
}

const localesIn = (brands: readonly ServedBrand[]): readonly Locale[] => [
  ...new Set(brands.flatMap(({ locales }) => locales)),
]

/** The language in which a brand writes: the requested one if it offers it, otherwise its first. */
export const languageOfBrand = ({ locales: offered }: ServedBrand, locale: Locale): Locale =>
  localeFor({ chosen: locale, browserLanguages: [locale], offered })

/** A stored row names a brand that was not handed in. */
export class UnknownBrand extends Error {
  override readonly name = 'UnknownBrand'
  /** The failure code in the log of a letter that could not be written. */
  readonly code: string

  constructor(id: BrandId) {
    super(`No brand “${id}” was handed to this service.`)
    this.code = `unknown brand ${id}`
  }
}
