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

/** An address in one line, as receipts say it: `Paseo de las Olas 12, Cancún, Q.R. 77500, MX`. */
export const addressLine = ({
  street,
  city,
  stateCode,
  zipCode,
  countryCode,
}: Place & Pick<Address, 'street'>): string =>
  joined(', ', street, city, joined(' ', stateCode, zipCode), countryCode)

/** Such a line as it is read: `nameOf` says the name of its country, whose code stands at its end. */
export const withCountryNamed = (line: string, nameOf: (countryCode: string) => string | undefined): string =>
  line.replace(/(?<=, )[A-Z]{2}$/, (code) => nameOf(code) ?? code)

const joined = (sign: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(sign)
