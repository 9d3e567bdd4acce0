import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as sampleBrands from '../packages/brands/src/index.ts'
import { root } from './run.mjs'

const spaced = (text) => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

/** Its id, its name, the names it is booked under, and the word its address has for it. */
const names = Object.values(sampleBrands).flatMap(({ id, displayName, bookingBrands, website }) => [
  id,
  displayName,
  ...bookingBrands,
  new URL(website).hostname.split('.').at(-3),
])
const anyName = new RegExp(
  `(?<![a-z])(?<!payments-)(${names.map((name) => name.replaceAll(/[- ]/g, '[-_ ]?')).join('|')})(?![a-z])`,
  'gi',
)

/**
 * The sample brands that a text names: as a word, in any case, with or without a hyphen, and as a part of a name in camel
 * case. A honeymoon and a moonlit lagoon name none; for the moon in a picture there is another word. `payments-palace` is the
 * booking API's own name of a payment flow.
 */
export const brandNamesIn = (text) => [...new Set(spaced(text).match(anyName) ?? [])]

/** The published packages, each as its folder and what its manifest says of it. */
export const publishedPackages = () =>
  globSync('packages/*/package.json', { cwd: root })
    .map((path) => ({
      folder: dirname(path),
      manifest: JSON.parse(readFileSync(join(root, path), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private)
