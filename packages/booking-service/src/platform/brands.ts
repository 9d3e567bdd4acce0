import { type BrandId, type Locale, localeFor, type ServedBrand } from '@veranda/domain'

/** The brands the service was handed, and no others. */
export type Brands = {
  readonly all: readonly ServedBrand[]
  /** Every language that one of them offers. */
  readonly locales: readonly Locale[]
  /** Every language that one of these offers; of any, where none is named, as on the staff's host. */
  readonly localesOf: (ids: readonly BrandId[]) => readonly Locale[]
  readonly find: (id: BrandId) => ServedBrand | undefined
  /** Throws an `UnknownBrand` where there is none of that id. */
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

/** The language a brand writes in, asked for another: the same one where it offers it, else the brand's own first. */
export const languageOfBrand = ({ locales: offered }: ServedBrand, locale: Locale): Locale =>
  localeFor({ chosen: locale, browserLanguages: [locale], offered })

/** Something stored names a brand that was not handed in. */
export class UnknownBrand extends Error {
  override readonly name = 'UnknownBrand'
  /** What is told of a letter that could not be written. */
  readonly code: string

  constructor(id: BrandId) {
    super(`No brand “${id}” was handed to this service.`)
    this.code = `unknown brand ${id}`
  }
}
