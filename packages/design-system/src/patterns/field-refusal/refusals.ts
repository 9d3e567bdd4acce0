import type { FieldRefusal } from '@veranda/domain'

export type Refusals<Wish> = { readonly [Field in keyof Wish]?: FieldRefusal | undefined }

export const isFree = (refusals: Refusals<Record<string, string>>): boolean =>
  Object.values(refusals).every((refusal) => refusal === undefined)
