import type { CatalogueField, EntryValues } from './field.ts'
import type { CatalogueName } from './names.ts'

export type Catalogue = {
  /** The first is the key: it names the entry in addresses and references, and never changes. */
  readonly fields: readonly [CatalogueField, ...CatalogueField[]]
  /** The fields a search looks into. */
  readonly search: readonly string[]
  /** The fields a list is sorted by; the first without being asked. */
  readonly sort: readonly [string, ...string[]]
  /** Two fields of which one has a value. */
  readonly exactlyOne?: readonly [string, string]
  /** Whether a change waits until another member of staff has approved it. */
  readonly needsApproval: boolean
}

const code = { name: 'code', kind: 'code', longest: 40 } as const
const name = { name: 'name', kind: 'text' } as const

/**
 * Every staff catalogue, declared once: the service’s calls, checks and files and the console’s menu, table and editor read
 * the same declaration.
 */
const catalogues = {
  banks: {
    fields: [code, name, { name: 'countryCode', kind: 'country' }, { name: 'bic', kind: 'bic' }],
    search: ['code', 'name', 'bic'],
    sort: ['code', 'name', 'countryCode', 'bic'],
    needsApproval: true,
  },
  'card-types': {
    fields: [code, name],
    search: ['code', 'name'],
    sort: ['code', 'name'],
    needsApproval: false,
  },
  countries: {
    fields: [
      { name: 'code', kind: 'country' },
      { name: 'alpha3', kind: 'letters', length: 3, isUnique: true },
      { name: 'diallingCode', kind: 'digits', longest: 7 },
      { name: 'tags', kind: 'tags', isOptional: true, longest: 300 },
    ],
    search: ['code', 'alpha3', 'diallingCode'],
    sort: ['code', 'alpha3', 'diallingCode'],
    needsApproval: false,
  },
  'exchange-rates': {
    fields: [
      { name: 'currency', kind: 'currency' },
      { name: 'perDollar', kind: 'rate' },
    ],
    search: ['currency'],
    sort: ['currency', 'perDollar'],
    needsApproval: true,
  },
  merchants: {
    fields: [
      code,
      name,
      { name: 'currency', kind: 'currency' },
      { name: 'society', kind: 'reference', of: 'societies', isOptional: true },
    ],
    search: ['code', 'name'],
    sort: ['code', 'name', 'currency'],
    needsApproval: true,
  },
  regions: {
    fields: [
      code,
      name,
      { name: 'allowTags', kind: 'tags', longest: 300 },
      { name: 'denyTags', kind: 'tags', isOptional: true, longest: 300 },
    ],
    search: ['code', 'name'],
    sort: ['code', 'name'],
    needsApproval: false,
  },
  segments: {
    fields: [
      code,
      name,
      { name: 'countryCode', kind: 'country' },
      { name: 'currency', kind: 'currency', isOptional: true },
      { name: 'pmsProfileId', kind: 'code', isOptional: true, longest: 40 },
    ],
    search: ['code', 'name', 'pmsProfileId'],
    sort: ['code', 'name', 'countryCode'],
    needsApproval: false,
  },
  societies: {
    fields: [
      code,
      { name: 'legalName', kind: 'text' },
      { name: 'taxId', kind: 'text', longest: 40 },
      { name: 'countryCode', kind: 'country' },
      { name: 'currency', kind: 'currency' },
      { name: 'bank', kind: 'reference', of: 'banks' },
      { name: 'accountHolder', kind: 'text' },
      { name: 'iban', kind: 'iban', isOptional: true },
      { name: 'accountNumber', kind: 'code', isOptional: true, longest: 34 },
    ],
    exactlyOne: ['iban', 'accountNumber'],
    search: ['code', 'legalName', 'taxId'],
    sort: ['code', 'legalName', 'countryCode', 'currency'],
    needsApproval: false,
  },
  systems: {
    fields: [code, name],
    search: ['code', 'name'],
    sort: ['code', 'name'],
    needsApproval: false,
  },
} as const satisfies Record<CatalogueName, Catalogue>

/** How long a page of a list is. */
export const entriesPerPage = 12

/** The declaration of a catalogue. */
export const catalogueOf = (name: CatalogueName): Catalogue => catalogues[name]

/** The name of a field of any catalogue. */
export type CatalogueFieldName =
  | (typeof catalogues)[CatalogueName]['fields'][number]['name']
  | (typeof activeField)['name']

/** Every entry can be switched off without being deleted. */
const activeField = { name: 'isActive', kind: 'yes-no' } as const satisfies CatalogueField

/** The fields of a catalogue, `isActive` included. */
export const fieldsOf = (catalogue: CatalogueName): readonly CatalogueField[] => [
  ...catalogues[catalogue].fields,
  activeField,
]

/** The field that names an entry: no two entries of a catalogue have the same value there. */
export const keyFieldOf = (catalogue: CatalogueName): CatalogueField => catalogues[catalogue].fields[0]

/** What a new entry starts from. */
export const newEntryValues = (catalogue: CatalogueName): EntryValues =>
  Object.fromEntries(fieldsOf(catalogue).map((field) => [field.name, field.kind === 'yes-no' ? 'yes' : '']))
