// `npm run test <pattern>`: the unit tests whose file, or else whose title, holds the words.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { environment, root } from './run.mjs'
import { refuse } from './say.mjs'

const words = process.argv.slice(2).join(' ')
const files = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root }).filter(
  (file) => !/every-story|read-aloud/.test(file),
)
const byPath = files.filter((file) => file.toLowerCase().includes(words.toLowerCase()))
const found = byPath.length > 0 ? byPath : files.filter(isInATitle)
if (found.length === 0)
  refuse(
    `No test’s file or title holds “${words}”. Stories and journeys have commands of their own: npm run story, npm run journey.`,
  )

const packages = Map.groupBy(found, (file) => file.split('/').slice(0, 2).join('/'))
let code = 0
for (const [folder, ownFiles] of packages) {
  const paths = ownFiles.map((file) => file.slice(folder.length + 1))
  const title = byPath.length > 0 ? [] : ['--testNamePattern', `(?i:${escaped(words)})`]
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...title, ...paths], {
    cwd: join(root, folder),
    env: environment(),
    stdio: 'inherit',
  })
  code ||= status ?? 1
}
process.exit(code)

/** A title is a text of the file that is no address of an import. */
function isInATitle(file) {
  const text = new RegExp(`['"\`][^'"\`]*${escaped(words)}`, 'i')
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .some((line) => !line.includes(' from ') && text.test(line))
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
