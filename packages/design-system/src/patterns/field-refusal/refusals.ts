import type { FieldRefusal } from '@veranda/domain'

export type Refusals<Selection> = { readonly [Field in keyof Selection]?: FieldRefusal | undefined }

export const isFree = (refusals: Refusals<Record<string, string>>): boolean =>
  Object.values(refusals).every((refusal) => refusal === undefined)
