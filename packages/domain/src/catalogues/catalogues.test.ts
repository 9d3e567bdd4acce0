import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CatalogueEntry,
  catalogueNames,
  catalogueOf,
  changesBetween,
  checkEntry,
  checkField,
  confirmsDeletion,
  countriesOfRegion,
  fieldsOf,
  type FieldKind,
  harmlessCell,
  keyFieldOf,
  newEntryValues,
  planImport,
  type RegionRule,
} from './index.ts'

describe('a declaration', () => {
  test.each(catalogueNames)('%s searches and sorts fields that it has, first of all by its key', (name) => {
    const { search, sort, exactlyOne = [] } = catalogueOf(name)
    const names = fieldsOf(name).map((field) => field.name)
    expect(names).toEqual(expect.arrayContaining([...search, ...sort, ...exactlyOne]))
    expect(sort[0]).toBe(keyFieldOf(name).name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a field is stored in the form of its kind, or refused', () => {
  test.each<[FieldKind, string, string]>([
    ['text', '  Our \t website ', 'Our website'],
    ['code', 'SAMPLE-USD.1', 'SAMPLE-USD.1'],
    ['letters', 'ita', 'ITA'],
    ['digits', '39', '39'],
    ['country', 'mx', 'MX'],
    ['currency', 'eur', 'EUR'],
    ['bic', 'exmpusn0', 'EXMPUSN0'],
    ['iban', 'it47 g999 9900 0000 0000 0012 345', 'IT47G9999900000000000012345'],
    ['rate', '018.40', '18.4'],
    ['percent', '100.00', '100'],
    ['tags', 'Europe, mx ,europe', 'europe, MX'],
    ['yes-no', 'Yes', 'yes'],
  ])('%s: “%s” is “%s”', (kind, typed, value) => {
    expect(checkField({ name: 'it', kind }, typed)).toEqual({ ok: true, value })
  })

  test.each<[FieldKind, string, string]>([
    ['text', '', 'required'],
    ['text', 'x'.repeat(81), 'too-long'],
    ['text', '=1+1', 'formula'],
    ['text', '@name', 'formula'],
    ['code', 'two words', 'not-a-code'],
    ['code', 'a/b', 'not-a-code'],
    ['letters', 'A1', 'letters-only'],
    ['digits', '+39', 'formula'],
    ['digits', '39a', 'numbers-only'],
    ['country', 'MEX', 'not-a-country'],
    ['currency', 'DOGE', 'not-a-currency'],
    ['bic', 'EXAMPLE', 'not-a-bic'],
    ['iban', 'IT48G9999900000000000012345', 'not-an-iban'],
    ['rate', '0', 'not-a-rate'],
    ['rate', '1,5', 'not-a-rate'],
    ['rate', '1e9', 'not-a-rate'],
    ['percent', '100.01', 'not-a-percentage'],
    ['tags', 'europe!', 'not-tags'],
    ['yes-no', 'maybe', 'not-yes-or-no'],
  ])('%s: “%s” is refused: %s', (kind, typed, refusal) => {
    expect(checkField({ name: 'it', kind }, typed)).toEqual({ ok: false, refusal })
  })

  test('what is stored is stored the same again, whatever was typed', () => {
    const kinds = fc.constantFrom<FieldKind>('text', 'code', 'rate', 'percent', 'tags', 'country')
    fc.assert(
      fc.property(kinds, fc.string({ maxLength: 30 }), (kind, typed) => {
        const once = checkField({ name: 'it', kind }, typed)
        if (once.ok) expect(checkField({ name: 'it', kind }, once.value)).toEqual(once)
      }),
    )
  })

  test('of two fields exactly one has a value', () => {
    const values = {
      code: 'S',
      legalName: 'Sample',
      taxId: '1',
      countryCode: 'US',
      currency: 'USD',
      bank: 'B',
      accountHolder: 'Sample',
      isActive: 'yes',
    }
    const iban = 'IT47G9999900000000000012345'
    for (const account of [{}, { iban, accountNumber: '123456' }])
      expect(checkEntry('societies', { ...values, ...account })).toEqual({
        ok: false,
        refusal: { iban: 'one-of-two', accountNumber: 'one-of-two' },
      })
    expect(checkEntry('societies', { ...values, iban })).toMatchObject({ ok: true })
  })
})

describe('a region', () => {
  const countries = [
    { code: 'MX', tags: ['america', 'latin-america'] },
    { code: 'BR', tags: ['america', 'latin-america'] },
    { code: 'US', tags: ['america'] },
    { code: 'IT', tags: ['europe'] },
    { code: 'AQ', tags: [] },
  ]
  const active = (allowTags: string[], denyTags: string[] = []): RegionRule => ({
    isActive: true,
    allowTags,
    denyTags,
  })
  test.each<[string, RegionRule, readonly string[]]>([
    ['a tag', active(['latin-america']), ['MX', 'BR']],
    ['several tags', active(['latin-america', 'europe']), ['MX', 'BR', 'IT']],
    ['a country’s own code', active(['AQ']), ['AQ']],
    ['a denied country of an allowed tag', active(['america'], ['BR']), ['MX', 'US']],
    ['a denied tag that outweighs an allowed country', active(['MX', 'IT'], ['latin-america']), ['IT']],
    ['nothing allowed', active([]), []],
    ['a code in small letters, which is a word', active(['mx']), []],
    ['an inactive one', { ...active(['america']), isActive: false }, []],
  ])('lets through by %s', (_, region, included) => {
    expect(countriesOfRegion(region, countries).included).toEqual(included)
  })

  test('names the tags that no country carries', () => {
    expect(countriesOfRegion(active(['atlantis', 'IT'], ['ZZ']), countries).unknownTags).toEqual([
      'atlantis',
      'ZZ',
    ])
  })
})

describe('a file', () => {
  const website: CatalogueEntry = {
    key: 'web',
    version: 1,
    values: { code: 'web', name: 'Website', isActive: 'yes' },
  }
  const entries = new Map([['web', website]])
  const plan = (...table: string[][]) => planImport('systems', table, entries)

  test('says of each row what it does, and leaves alone what it does not name', () => {
    const rows = plan(['code', 'name'], ['web', 'New'], ['gds', 'Agencies'], ['web ', 'Again'], ['', 'x'])
    expect(rows.ok && rows.value.map(({ line, effect, problems }) => [line, effect, problems])).toEqual([
      [2, 'changed', {}],
      [3, 'new', {}],
      [4, 'not-accepted', { code: 'twice' }],
      [5, 'not-accepted', { code: 'required' }],
    ])
    expect(rows.ok && rows.value[0]?.values).toEqual({ code: 'web', name: 'New', isActive: 'yes' })
    expect(plan(['code', 'name', 'isActive'], ['web', 'Website', 'yes'])).toMatchObject({
      value: [{ effect: 'same', changes: [] }],
    })
  })

  test.each([
    ['nothing-in-it', [['code', 'name']]],
    ['no-key-column', [['name'], ['x']]],
    [
      'unknown-column',
      [
        ['code', 'colour'],
        ['a', 'b'],
      ],
    ],
    [
      'unknown-column',
      [
        ['code', 'code'],
        ['a', 'b'],
      ],
    ],
    ['too-many-rows', [['code'], ...Array.from({ length: 2_001 }, () => ['a'])]],
  ])('is refused as a whole: %s', (refusal, table) => {
    expect(plan(...table)).toEqual({ ok: false, refusal })
  })

  test('no cell begins as a formula, and a cell made harmless is read as it was, and refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(harmlessCell(text)).not.toMatch(/^[=+\-@\t\r|%]/)
      }),
    )
    const rows = plan(['code', 'name'], ['web', harmlessCell('=1+1')])
    expect(rows.ok && rows.value[0]?.problems).toEqual({ name: 'formula' })
  })
})

test('only the word deletes', () => {
  expect(['delete', ' Delete ', 'DELETE'].every(confirmsDeletion)).toBe(true)
  expect(['', 'deleted', 'eliminar', 'd'].some(confirmsDeletion)).toBe(false)
})

test('a new entry is active, and changes name what differs', () => {
  expect(newEntryValues('systems')).toEqual({ code: '', name: '', isActive: 'yes' })
  expect(changesBetween({ a: '1', b: '2' }, { a: '1', c: '3' })).toEqual([
    { field: 'b', from: '2', to: '' },
    { field: 'c', from: '', to: '3' },
  ])
})
