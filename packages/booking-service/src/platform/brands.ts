import type { BrandId, ServedBrand } from '@veranda/domain'

/** The brands the service was handed, and no others. */
export type Brands = {
  readonly all: readonly ServedBrand[]
  readonly find: (id: BrandId) => ServedBrand | undefined
  /** Throws an `UnknownBrand` where there is none of that id. */
  readonly get: (id: BrandId) => ServedBrand
}

export function brandsOf(all: readonly ServedBrand[]): Brands {
  const byId = new Map(all.map((brand) => [brand.id, brand]))
  const find = (id: BrandId) => byId.get(id)
  return {
    all,
    find,
    get: (id) => {
      const brand = find(id)
      if (!brand) throw new UnknownBrand(id)
      return brand
    },
  }
}

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
