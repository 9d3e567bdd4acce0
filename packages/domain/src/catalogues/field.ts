import type { CatalogueName } from './names.ts'

/** What a field of a staff catalogue holds. Its value is a text in one form, whatever the kind. */
export type FieldKind =
  | 'text'
  /** Letters, digits, dots, dashes and underscores. */
  | 'code'
  | 'letters'
  | 'digits'
  /** ISO 3166-1 alpha-2, of the countries’ own catalogue. */
  | 'country'
  | 'currency'
  | 'bic'
  | 'iban'
  /** Above zero, with up to eight decimals. */
  | 'rate'
  /** From 0 to 100, with up to two decimals. */
  | 'percent'
  /** Words of a country (`europe`) or its code (`MX`), separated by commas. */
  | 'tags'
  | 'reference'
  | 'yes-no'

export type CatalogueField = {
  readonly name: string
  readonly kind: FieldKind
  readonly isOptional?: true
  /** The longest text in characters; 80 unless stated. */
  readonly longest?: number
  /** The exact length, where there is one. */
  readonly length?: number
  /** No two entries have the same value. */
  readonly isUnique?: true
  /** The catalogue a reference points to. */
  readonly of?: CatalogueName
}

export type FieldProblem =
  | 'required'
  | 'too-long'
  | 'wrong-length'
  | 'formula'
  | 'not-a-code'
  | 'letters-only'
  | 'numbers-only'
  | 'not-a-country'
  | 'not-a-currency'
  | 'not-a-bic'
  | 'not-an-iban'
  | 'not-a-rate'
  | 'not-a-percentage'
  | 'not-tags'
  | 'not-yes-or-no'
  | 'not-found'
  /** Of two fields exactly one has a value. */
  | 'one-of-two'
  | 'taken'
  /** The key of two rows of one file. */
  | 'twice'
  /** A change of the same entry waits for approval. */
  | 'waits-for-approval'

/** The fields of an entry by name, as text. */
export type EntryValues = Readonly<Record<string, string>>

/** An entry of a catalogue; `values` includes `isActive`. */
export type CatalogueEntry = {
  readonly key: string
  readonly version: number
  readonly values: EntryValues
}
