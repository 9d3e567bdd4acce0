import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../brand-names.mjs'
import { root } from '../run.mjs'

/** Where the repository is read by everybody. There is no such place yet, and this one stands for it. */
export const placeholder = 'https://github.com/veranda/veranda'

const manifestOf = (folder) => join(root, folder, 'package.json')

/** The one address: that of the root's manifest. */
export const repository = () => JSON.parse(readFileSync(manifestOf('.'), 'utf8')).repository

/** What a package says of where it is from. npm proves a package's provenance by it, and refuses another repository's. */
export const originOf = (address, folder) => ({
  homepage: `${address}/tree/main/${folder}#readme`,
  repository: { type: 'git', url: `git+${address}.git`, directory: folder },
  bugs: `${address}/issues`,
})

/** Writes the address into the root and every published package. */
export function setRepository(address) {
  write('.', { repository: address })
  for (const { folder } of publishedPackages()) write(folder, originOf(address, folder))
}

/** A sentence for the owner while the address is no repository's, for npm would refuse to publish with it. */
export const askForRepository = (address) =>
  address === placeholder
    ? 'The packages name a repository that there is not yet: once it is public, npm run release -- --repository https://github.com/<owner>/<name> writes its address into all of them.'
    : undefined

function write(folder, values) {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8'))
  writeFileSync(manifestOf(folder), `${JSON.stringify({ ...manifest, ...values }, null, 2)}\n`)
}
