import type { Address } from './reservation.ts'

type Place = Pick<Address, 'city' | 'stateCode' | 'zipCode' | 'countryCode'>

/**
 * The town line of an address in the postal format of its country: `London W1A 0ZZ`, `50125 Firenze (FI)`.
 */
export function placeLine({ city, stateCode, zipCode, countryCode }: Place): string {
  switch (countryCode) {
    case 'GB':
      return joined(' ', city, zipCode)
    case 'US':
    case 'CA':
      return joined(', ', city, joined(' ', stateCode, zipCode))
    case 'IT':
      return joined(' ', zipCode, city, stateCode && `(${stateCode})`)
    default:
      return joined(', ', joined(' ', zipCode, city), stateCode)
  }
}

const joined = (sign: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(sign)
