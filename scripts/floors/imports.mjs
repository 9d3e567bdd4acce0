import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifier = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Every import of a package's own files, types included, as pairs of paths inside its source folder. Tests and what serves them are left out. */
export function importsIn(source) {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && !isForTests(file),
  )
  return files.flatMap((from) =>
    [...readFileSync(join(source, from), 'utf8').matchAll(specifier)].map(([, to]) => ({
      from,
      to: normalize(join(dirname(from), to)),
    })),
  )
}

/** Whether a file stands in a folder of what only tests need. */
export const isForTests = (file) => /(^|\/)testing\//.test(file)
