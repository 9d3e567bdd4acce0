import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')

test('every public function of a published package says what it does', () => {
  const found = publicFunctions()
  assert.ok(found.length > 800, `Only ${found.length} functions were found`)
  assert.deepEqual(
    found.filter(({ text, at }) => !isDocumented(text, at)).map(({ file, name }) => `${file}: ${name}`),
    [],
  )
})

test('a function without a docstring is found, one that has its own is not', () => {
  const text = [
    '/** Said. */\nexport function said() {}',
    '/** Said. */\n// @__NO_SIDE_EFFECTS__\nexport function saidToo() {}',
    '/* Not said. */\nexport const bare = () => 1',
    'export const ofParts = ({\n  one,\n}) => one',
    'export const onItsOwnLine =\n  () => 1',
  ].join('\n\n')
  const bare = functionsIn(text).filter(({ at }) => !isDocumented(text, at))
  assert.deepEqual(
    bare.map(({ name }) => name),
    ['bare', 'ofParts', 'onItsOwnLine'],
  )
})

/** What the entries of the published packages export, followed to where it is written. */
function publicFunctions() {
  const found = new Map()
  const follow = (file, names) => {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, list, from] of text.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g))
      follow(join(dirname(file), from), valuesIn(list))
    for (const [, from] of text.matchAll(/export \* from '(\.[^']+)'/g))
      follow(join(dirname(file), from), names)
    for (const { name, at } of functionsIn(text))
      if (names?.has(name) ?? true) found.set(`${file} ${name}`, { file, name, text, at })
  }
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const { private: isPrivate, exports: entries = {} } = JSON.parse(
      readFileSync(join(root, manifest), 'utf8'),
    )
    if (isPrivate) continue
    const folder = dirname(manifest)
    for (const entry of Object.values(entries))
      for (const file of globSync(entry['@veranda/source'] ?? [], { cwd: join(root, folder) }))
        follow(join(folder, file))
  }
  return [...found.values()]
}

const valuesIn = (list) =>
  new Set(
    list
      .split(',')
      .map((one) => one.trim().split(' as ')[0])
      .filter((one) => one && !one.startsWith('type ')),
  )

/** Functions that a module exports where it declares them. */
const functionsIn = (text) =>
  [
    ...text.matchAll(
      /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=\n]+)? =(?:$| [^\n]*(?:=>|\(\{?$)))/gm,
    ),
  ].map(({ 1: declared, 2: assigned, index }) => ({ name: declared ?? assigned, at: index }))

/** Whether a docstring stands before it, if need be before a line for the bundler. */
function isDocumented(text, at) {
  const before = text
    .slice(0, at)
    .replace(/\/\/ @__\w+__\n$/, '')
    .trimEnd()
  return before.endsWith('*/') && before.startsWith('/**', before.lastIndexOf('/*'))
}
