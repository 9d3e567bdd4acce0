import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleBrands } from '@veranda/brands/served'
import { afterAll, expect, test } from 'vitest'
import { readBrands } from './brands-setting.ts'
import { SettingsError } from './platform/settings-error.ts'
import { aBrand } from './testing/a-brand.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-brands-'))
afterAll(() => rmSync(folder, { recursive: true }))
let written = 0

function fileOf(text: string, ending = 'json'): string {
  written += 1
  const path = join(folder, `brands-${written}.${ending}`)
  writeFileSync(path, text)
  return path
}
const jsonOf = (value: unknown): string => fileOf(JSON.stringify(value))

const aurora = aBrand()

test('a JSON file hands in a brand, or a list of them', async () => {
  expect(await readBrands(jsonOf(aurora))).toEqual([aurora])
  expect(await readBrands(jsonOf(sampleBrands))).toEqual(sampleBrands)
})

test('a module of JavaScript or TypeScript hands in what it exports by default', async () => {
  const text = JSON.stringify(aurora)
  expect(await readBrands(fileOf(`export default ${text}`, 'mjs'))).toEqual([aurora])
  expect(
    await readBrands(fileOf(`const all: readonly object[] = [${text}]\nexport default all`, 'ts')),
  ).toEqual([aurora])
})

const { help } = aurora
const [line] = help.lines

test.each<readonly [string, string, string]>([
  ['a file that is not there', join(folder, 'none.json'), 'none.json could not be read: Error: ENOENT'],
  ['a file that is no JSON', fileOf('{'), 'could not be read: SyntaxError'],
  [
    'a module without a default',
    fileOf('export const a = 1', 'mjs'),
    'exports nothing by default: export a brand',
  ],
  ['no brand at all', jsonOf([]), 'has no brand in it.'],
  ['something else', jsonOf([1]), 'brand 1: '],
  [
    'a field that is missing',
    jsonOf({ ...aurora, displayName: undefined }),
    'brand “aurora”, displayName: is missing.',
  ],
  [
    'a field that is none',
    jsonOf({ ...aurora, colour: 'red' }),
    'brand “aurora”, colour: is no field of a brand.',
  ],
  [
    'an id no address takes',
    jsonOf({ ...aurora, id: 'Aurora!' }),
    'id: must be lower-case letters, digits and hyphens',
  ],
  ['the id of the staff’s site', jsonOf({ ...aurora, id: 'admin' }), 'id: is the name of the staff’s site.'],
  [
    'a language without sentences',
    jsonOf({ ...aurora, locales: ['fr-FR'] }),
    'locales.0: must be one of en-US',
  ],
  ['no help line', jsonOf({ ...aurora, help: { ...help, lines: [] } }), 'help.lines.0: is missing.'],
  [
    'a phone that is two numbers',
    jsonOf({ ...aurora, help: { ...help, lines: [{ ...line, international: '+15550100' }] } }),
    'help.lines.0: must be one number in its parts, as it is dialled and as it is shown.',
  ],
  [
    'a zone that is none',
    jsonOf({ ...aurora, help: { ...help, hours: { ...help.hours, timeZone: 'Rome' } } }),
    'help.hours.timeZone: must be a time zone such as Europe/Rome.',
  ],
  [
    'a value that would end a style',
    jsonOf({ ...aurora, letterLook: { ...aurora.letterLook, text: 'serif;}</style>' } }),
    'letterLook.text: must be one CSS value.',
  ],
  ['an id twice', jsonOf([aurora, aurora]), 'two brands have the id “aurora”.'],
  [
    'two brands that have only one host together',
    jsonOf([aurora, aBrand({ id: 'borealis' })]),
    'brand “aurora” has no host of its own.',
  ],
  [
    'a host of two folders',
    jsonOf([
      aBrand({ hosts: ['aurora.localhost', 'both.localhost'] }),
      aBrand({
        id: 'borealis',
        hosts: ['borealis.localhost', 'both.localhost'],
        site: { folder: 'borealis' },
      }),
    ]),
    'both.localhost is a host of brands whose sites lie in different folders.',
  ],
])('%s is refused in one sentence that says what to correct', async (_, path, sentence) => {
  const refused = readBrands(path)
  await expect(refused).rejects.toThrow(SettingsError)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toThrow(/^BRANDS: [^\n]+$/)
})
