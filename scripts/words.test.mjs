import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Lines of tracked files that match, as `file:line:text`. */
function linesWith(pattern, ...paths) {
  try {
    return execFileSync('git', ['grep', '-nE', pattern, '--', ...paths], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
  } catch {
    return []
  }
}

test('the API’s own spellings stop at the contract’s wire', () => {
  const wire = 'idBookHotel|trackingNumber|totalPenality|mountAditionalPax|moneda|\\bestado\\b'
  const found = linesWith(wire, 'packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx')
  assert.deepEqual(
    found.filter(
      (line) => !/^packages\/contract\/src\/(wire|endpoints)\//.test(line) && !/\.test\.tsx?:/.test(line),
    ),
    [],
  )
})

test('a day is never made by adding hours, nor a date by cutting a timestamp', () => {
  const wrong =
    'toISOString\\(\\)\\.(slice|substring|split)|86_?400_?000|24 \\* 60 \\* 60 \\* 1000|new Date\\(["`][0-9]{4}-[0-9]{2}-[0-9]{2}["`]|new Date\\(.[0-9]{4}-[0-9]{2}-[0-9]{2}.\\)'
  assert.deepEqual(linesWith(wrong, 'packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'), [])
})

test('colours live in the theme and nowhere else', () => {
  const found = linesWith(
    '#[0-9a-fA-F]{6}\\b|rgb\\(',
    'packages/design-system/src/**/*.ts',
    'packages/design-system/src/**/*.tsx',
  )
  assert.deepEqual(
    found.filter((line) => !line.startsWith('packages/design-system/src/theme/')),
    [],
  )
})

test('no rule of the tools is switched off in passing', () => {
  const marks = '\\b(TODO|FIXME|eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|as any)\\b'
  assert.deepEqual(linesWith(marks, '*.ts', '*.tsx'), [])
})
