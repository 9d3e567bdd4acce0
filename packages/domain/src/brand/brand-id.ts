/** The id of a brand, chosen freely by the project that hands the brand in. */
export type BrandId = string

/**
 * Used in addresses, style sheets and host tables: lower-case letters, digits and hyphens, starting with a
 * letter.
 */
export const brandIdPattern = /^[a-z][a-z\d-]{0,39}$/

/** Whether a text can be the id of a brand. */
export const isBrandId = (text: string): boolean => brandIdPattern.test(text)
