import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every address a source file of a package writes down, with something in the place of each parameter. */
function addressesIn(file: string): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const found = [...source.matchAll(/'(\/[\w/:.-]*)'/g)].map(([, path = '']) => path.replaceAll(/:\w+/g, '1'))
  return [...new Set(found)]
}

/** Read from the source, so that a page that is added is among them. */
export const guestPages = [
  ...addressesIn('portal/src/paths.ts'),
  ...addressesIn('portal/src/change-flows.ts'),
]
export const staffPages = addressesIn('back-office/src/paths.ts')
