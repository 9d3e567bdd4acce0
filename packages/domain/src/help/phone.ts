/** A phone number in its parts, digits only. */
export type PhoneParts = { readonly country: string; readonly area: string; readonly number: string }

/** How a number is written: a plus sign, country, area, then the number split after its first 3 digits. */
export const displayPhone = ({ country, area, number }: PhoneParts): string =>
  [`+${country}`, area, `${number.slice(0, 3)}-${number.slice(3)}`].filter(Boolean).join(' ')

/** The displayed number of a line, on screens and in letters alike. */
export const displayOf = ({
  phone,
  display,
}: {
  readonly phone: PhoneParts
  readonly display?: string
}): string => display ?? displayPhone(phone)

/** The address of a `tel:` link. */
export const dialled = ({ country, area, number }: PhoneParts): string => `+${country}${area}${number}`
