import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test('every file and folder a document quotes exists', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trim()
    .split('\n')
  const documents = files.filter((file) => /^(docs\/.+|[^/]+)\.md$/.test(file))
  const missing = documents.flatMap((document) =>
    missingIn(readFileSync(join(root, document), 'utf8'), files).map((path) => `${document}: ${path}`),
  )
  assert.deepEqual(missing, [])
})

describe('a quoted path', () => {
  const files = ['docs/map.md', 'packages/domain/src/policy/penalty.ts']

  test('may leave out folders, as long as the others are there in their order', () => {
    const text =
      '`domain/policy/penalty.ts`, `domain/…/penalty.ts`, `policy/penalty.ts`, `penalty.ts`, `node docs/map.md`'
    assert.deepEqual(missingIn(text, files), [])
  })

  test('is missed when its file has another name, stands elsewhere or is gone', () =>
    assert.deepEqual(missingIn('`penalties.ts` `rates/penalty.ts`\n`docs/decisions/map.md`', files), [
      'penalties.ts',
      'rates/penalty.ts',
      'docs/decisions/map.md',
    ]))

  test('is a folder too, by its whole path', () =>
    assert.deepEqual(missingIn('`packages/domain/src/policy` `packages/domain/src/rates`', files), [
      'packages/domain/src/rates',
    ]))

  test('is neither an address, a pattern, a folder nor what a run writes', () =>
    assert.deepEqual(
      missingIn('`/start.md` `<name>.ts` `*.css.ts` `policy` `reports/figures.md` later.ts', files),
      [],
    ))
})

/** The paths a document quotes that no file or folder has; a folder is one that begins where the repository does. */
function missingIn(text, files) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) => words.split(/[\s,]+/))
  const paths = quoted.filter(
    (word) => /^[\w.-][\w./…-]*\.(tsx?|mjs|md)$/.test(word) && !word.startsWith('reports/'),
  )
  const folders = quoted.filter(
    (word) => /^(packages|shells|scripts|docs)\/[\w./-]*[\w-]$/.test(word) && !/\.\w+$/.test(word),
  )
  return [
    ...new Set(paths.filter((path) => !files.some((file) => isMeant(path, file)))),
    ...new Set(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))),
  ]
}

/** Whether a path means a file: by its name, and by its folders in their order, some of which may be left out. */
function isMeant(path, file) {
  const wanted = path.split('/').filter((part) => part !== '…')
  const parts = file.split('/')
  if (wanted.pop() !== parts.pop()) return false
  let from = 0
  return wanted.every((folder) => {
    const at = parts.indexOf(folder, from)
    from = at + 1
    return at >= 0
  })
}
