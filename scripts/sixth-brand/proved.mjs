import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { publishedPackages } from '../brand-names.mjs'

const record = join(root, 'scripts/sixth-brand/proved.json')

/** What a brand outside this repository stands on: each package's manifest and interface, what is written for it, and the page it follows. */
const files = [
  ...publishedPackages().flatMap(({ folder }) => [`${folder}/package.json`, `${folder}/api.txt`]),
  ...globSync('packages/create-veranda-brand/template/**/*.tpl', { cwd: root }),
  'docs/your-own-brand.md',
]
  .filter((file) => existsSync(join(root, file)))
  .toSorted()

const fingerprint = () =>
  files
    .reduce((hash, file) => hash.update(readFileSync(join(root, file))), createHash('sha256'))
    .digest('hex')

/** Whether the packages still offer what they offered when a sixth brand was last built from them. */
export const isProved = () =>
  existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).exports === fingerprint()

/** Writes down what was proved; it belongs in the commit that changed the exports. */
export const recordProved = () => writeFileSync(record, `{ "exports": "${fingerprint()}" }\n`)
