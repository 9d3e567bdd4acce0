import { type BrandId, isBrandId } from '@veranda/domain'

/** What a guest brings to be let in. `brands` are those the guest's page can show; one, except on a shared host. */
export type ChallengeAnswer =
  | {
      readonly kind: 'names'
      readonly firstName: string
      readonly lastName: string
      readonly brands: Brands
    }
  | { readonly kind: 'link'; readonly secret: string; readonly brands: Brands }
  | { readonly kind: 'handoff'; readonly secret: string; readonly brands: Brands }

type Brands = readonly [BrandId, ...BrandId[]]

const longestAnswer = 1_000
const longestField = 200

/**
 * Reads the challenge's answer: `{"kind":"names","firstName","lastName","brand"}`,
 * `{"kind":"link","uuid","brand"}` or `{"kind":"handoff","code","brand"}`. `brand` is a brand's id or a list of them.
 */
export function parseChallengeAnswer(text: string): ChallengeAnswer | undefined {
  const fields = readFields(text)
  if (!fields) return undefined
  const brands = readBrands(fields['brand'])
  if (!brands) return undefined
  switch (fields['kind']) {
    case 'names': {
      const { firstName, lastName } = fields
      if (!isField(firstName) || !isField(lastName)) return undefined
      return { kind: 'names', firstName, lastName, brands }
    }
    case 'link':
      return isField(fields['uuid']) ? { kind: 'link', secret: fields['uuid'], brands } : undefined
    case 'handoff':
      return isField(fields['code']) ? { kind: 'handoff', secret: fields['code'], brands } : undefined
    default:
      return undefined
  }
}

function readBrands(value: unknown): Brands | undefined {
  const [first, ...others] = [value]
    .flat()
    .filter((brand) => typeof brand === 'string')
    .filter(isBrandId)
  return first === undefined ? undefined : [first, ...others]
}

// Escaped in JSON, what no store takes arrives here all the same: control characters, half a character.
const storable = /^[^\p{Cc}\p{Cs}]+$/u

const isField = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestField && storable.test(value)

function readFields(text: string): Record<string, unknown> | undefined {
  if (text.length > longestAnswer) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
