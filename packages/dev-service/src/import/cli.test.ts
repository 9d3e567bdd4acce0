import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { run } from '@veranda/booking-service/testing'

const source = fileURLToPath(new URL('../../data/hotel-bookings.csv', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-import-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const few = fileOf('few.csv', readFileSync(source, 'utf8').split('\n').slice(0, 6).join('\n'))

async function imported(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const program = run({ DATA_DIR: join(folder, 'data'), ...env }, 'import', args)
  const code = await program.ended
  return { code, output: program.output(), errors: program.errors() }
}

/** A file this user cannot read; root may read any file of a disk, and no process's memory from its beginning. */
function unreadable(): string {
  if (process.getuid?.() === 0) return '/proc/self/mem'
  const path = fileOf('secret.csv', 'a,b')
  chmodSync(path, 0o000)
  return path
}

test.each([
  ['a file that is not there', () => join(folder, 'nothing.csv'), /^There is no file \S+nothing\.csv\.$/],
  ['a folder', () => folder, /^\S+ is a folder, not a file\.$/],
  ['a file that cannot be read', unreadable, /^The file \S+ (may not|cannot) be read\b.*\.$/],
  ['an empty file', () => fileOf('empty.csv', ''), /^The file \S+empty\.csv is empty\.$/],
  [
    'a CSV file of another shape',
    () => fileOf('other.csv', 'name,price\nBread,3\n'),
    /^The file \S+other\.csv is not of the "hotel booking demand" shape: it has no column is_canceled, .*\.$/,
  ],
  [
    'a picture',
    () =>
      fileOf('picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 34, 0, 1])),
    /^The file \S+picture\.png is not .*\.$/,
  ],
])('%s is refused in one sentence', async (_, path, sentence) => {
  const { code, output, errors } = await imported([path()])
  expect(errors.trimEnd()).toMatch(sentence)
  expect(errors.trimEnd().split('\n')).toHaveLength(1)
  expect([code, output]).toEqual([1, ''])
})

test('into an empty folder the sample group is loaded first, and says so', async () => {
  expect(await imported([few])).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringMatching(
      /^The database is empty: the sample group is loaded first\.\n[\s\S]*5 rows in [\d.]+ s: 3 loaded/,
    ),
  })
  const again = await imported([few])
  expect(again.output).not.toContain('sample group')
  expect(again.output).toContain('0 loaded, 3 already there')
})

test('a property that is not there is named, with those that are', async () => {
  expect(await imported([few, '--property', 'NONE'])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^There is no property NONE in this database; there are [A-Z, ]*ZRSA[A-Z, ]*\.\n$/,
    ),
  })
})

test('in production an empty database is left empty, and what to do is said', async () => {
  const production = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'production'),
    PUBLIC_HOSTS: 'https://stay.palace.example.com=palace',
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Stay <stay@example.com>',
  }
  expect(await imported([few], production)).toEqual({
    code: 1,
    output: '',
    errors:
      'The database is empty: a property has to be there before its reservations. SAMPLE_DATA=yes fills an empty database with the sample group when the service starts.\n',
  })
})
