/** Empty, zero, null or missing values do not count as filled. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0) return false
  return !Array.isArray(value) || value.length > 0
}

/** A draft in which every field stands: what a guard hands over. */
export type Complete<Draft> = { readonly [Key in keyof Draft]-?: Exclude<Draft[Key], undefined | null> }

export function isComplete<Draft extends object>(
  draft: Draft | undefined,
  needed: readonly (keyof Draft)[],
): draft is Draft & Complete<Draft> {
  return draft !== undefined && needed.every((field) => isFilled(draft[field]))
}
