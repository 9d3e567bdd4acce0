import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { brands, run } from '@veranda/booking-service/testing'

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

// What else no file of bookings is, is proved where files are read.
test('a file that is not there is refused in one sentence', async () => {
  expect(await imported([join(folder, 'nothing.csv')])).toEqual({
    code: 1,
    output: '',
    errors: `There is no file ${join(folder, 'nothing.csv')}.\n`,
  })
})

test('in production an empty database is left empty; elsewhere the sample group of the brands in use is loaded first', async () => {
  const production = {
    NODE_ENV: 'production',
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
  // One brand's hotels are loaded as all are, in a fraction of the time.
  const BRANDS = fileOf('brands.json', JSON.stringify([brands.get('partner-resorts')]))
  expect(await imported([few], { BRANDS })).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringMatching(
      /^The database is empty: the sample group is loaded first\.\n[\s\S]*5 rows in [\d.]+ s: 3 loaded/,
    ),
  })
})
