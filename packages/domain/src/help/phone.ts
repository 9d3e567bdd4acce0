/** A phone number in its parts, digits only. */
export type PhoneParts = { readonly country: string; readonly area: string; readonly number: string }

/** How a number that goes by the property is written: a plus sign, country, area, then the number split after its first 3 digits. */
export const displayPhone = ({ country, area, number }: PhoneParts): string =>
  [`+${country}`, area, `${number.slice(0, 3)}-${number.slice(3)}`].filter(Boolean).join(' ')

/** What a `tel:` link dials. */
export const dialled = ({ country, area, number }: PhoneParts): string => `+${country}${area}${number}`
