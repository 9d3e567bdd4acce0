import type { SampleBrand } from '../product.ts'
import { everyProperty } from '../properties.ts'

export const brands: readonly SampleBrand[] = [...new Set(everyProperty.map(({ brand }) => brand))]

/** The one brand to play on, set by `JOURNEY_BRAND`; undefined plays what the depth of the run asks. */
export const chosenBrand: SampleBrand | undefined = brandNamed(process.env['JOURNEY_BRAND'] ?? '')

function brandNamed(name: string): SampleBrand | undefined {
  if (name === '') return undefined
  const brand = brands.find((known) => known === name)
  if (!brand) throw new Error(`JOURNEY_BRAND takes ${brands.join(', ')}, not “${name}”`)
  return brand
}

/**
 * Which journeys belong to the chosen brand, by their tags. Those of one flow on one property are tagged with its brand;
 * all others are played as guests of palace.
 */
export const ofChosenBrand: { readonly grep?: RegExp; readonly grepInvert?: RegExp } = filterOf(chosenBrand)

function filterOf(brand: SampleBrand | undefined): typeof ofChosenBrand {
  if (!brand) return {}
  if (brand !== 'palace') return { grep: new RegExp(`@${brand}(\\s|$)`) }
  return { grepInvert: new RegExp(`@(${brands.filter((other) => other !== brand).join('|')})(\\s|$)`) }
}
