import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { standInMarks } from './testing/stand-in-marks.ts'

const built = inject('builtDir')
const programs = readdirSync(built).filter((name) => name.endsWith('.js'))
const code = programs.map((name) => readFileSync(join(built, name), 'utf8')).join('\n')

test('the build consists of the program, its file inspector and their shared chunks', () => {
  expect(programs).toContain('main.js')
  expect(programs).toContain('inspect-worker.js')
  // The bundle really holds the service: otherwise the marks below would be missing for the wrong reason.
  for (const own of ['ADYEN_HMAC_KEY', 'cognito-idp', 'room_night']) expect(code).toContain(own)
})

test.each(Object.entries(standInMarks))('a production build contains nothing of %s', (_, words) => {
  expect(words.filter((word) => code.includes(word))).toEqual([])
})

test('a production build contains no file of a development package', () => {
  const sources = readdirSync(built)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => (JSON.parse(readFileSync(join(built, name), 'utf8')) as { sources: string[] }).sources)
  expect(
    sources.some((path) => path.endsWith('booking-service/src/main.ts') || path.endsWith('src/main.ts')),
  ).toBe(true)
  expect(sources.filter((path) => /(^|\/)(dev-[\w-]+|brands)\/|\/testing\//.test(path))).toEqual([])
})

test('the tracing library is a chunk of its own, which a program without a collector never loads', () => {
  const texts = new Map(programs.map((name) => [name, readFileSync(join(built, name), 'utf8')]))
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const [, next = ''] of (texts.get(name) ?? '').matchAll(
      /^(?:import|export)[^'"(]*["']\.\/([^'"]+)["']/gm,
    ))
      load(next)
  }
  load('main.js')
  const withTracing = programs.filter((name) => texts.get(name)?.includes('BatchSpanProcessor'))
  expect(withTracing.length).toBeGreaterThan(0)
  expect(loaded.size).toBeGreaterThan(1)
  expect(withTracing.filter((name) => loaded.has(name))).toEqual([])
})
