import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-messages-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function missingFrom(sentences: Readonly<Record<string, string>>) {
  const catalogue = join(folder, 'fr-FR.json')
  await writeFile(catalogue, JSON.stringify(sentences))
  return new Promise<{ code: unknown; out: string; output: string }>((done) => {
    execFile(
      process.execPath,
      [cli, 'missing', '--locale', 'fr-FR', '--catalogue', catalogue],
      (error, out, output) => done({ code: error?.code ?? 0, out, output }),
    )
  })
}

const english = async (): Promise<Record<string, string>> =>
  Object.assign(
    {},
    ...(await Promise.all(
      ['', 'later/', 'letters/'].map(async (part) =>
        JSON.parse(await readFile(new URL(`../lang/${part}en-US.json`, import.meta.url), 'utf8')),
      ),
    )),
  )

test('what a language lacks is listed by id and in English, and the command ends with 1', async () => {
  const { code, out, output } = await missingFrom({ 'letter.greeting': 'Bonjour {name},' })
  expect(code).toBe(1)
  expect(out).toContain('field.required\tThis field is required\n')
  expect(out).toContain('letter.closing\t')
  expect(out).not.toContain('letter.greeting\t')
  expect(output).toContain('fr-FR has 1 of')
})

test('a language that has every sentence lacks nothing, and the command ends with 0', async () => {
  expect(await missingFrom(await english())).toMatchObject({ code: 0, out: '' })
})

test('a sentence there is not, and one with other values than the English, are told', async () => {
  const { code, output } = await missingFrom({
    ...(await english()),
    'sign-in.titel': 'Bonjour',
    'letter.greeting': 'Bonjour {nom},',
  })
  expect(code).toBe(1)
  expect(output).toContain('sign-in.titel: there is no such sentence.')
  expect(output).toContain('letter.greeting: its values are not those of “Dear {name},”.')
})
