/** Which brand: an open name, chosen by whoever hands the brand in. */
export type BrandId = string

/** It stands in addresses, style sheets and host tables: lower-case letters, digits and hyphens, a letter first. */
export const brandIdPattern = /^[a-z][a-z\d-]{0,39}$/

export const isBrandId = (text: string): boolean => brandIdPattern.test(text)
