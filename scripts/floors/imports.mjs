import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifier = /\b(?:from|import)\s*\(?\s*(['"])([^'"\s]+)\1/g

/** What a text imports of its own package: by a path, or by the package's own name. */
export const specifiersIn = (text, ownName) =>
  [...text.matchAll(specifier)]
    .map(([, , to]) => to)
    .filter((to) => to.startsWith('.') || to === ownName || to.startsWith(`${ownName}/`))

/**
 * Every import of a package's own files, types included, as pairs of paths inside its source folder. Tests and what serves
 * them are left out.
 */
export function importsIn(source) {
  const ownName = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')).name
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && !isForTests(file),
  )
  return files.flatMap((from) =>
    specifiersIn(readFileSync(join(source, from), 'utf8'), ownName).map((to) => ({
      from,
      // By its own name a package is what opens it, and a file that opens it is above all others.
      to: to.startsWith('.') ? normalize(join(dirname(from), to)) : `${to}, its own package`,
    })),
  )
}

/** Whether a file stands in a folder of what only tests need. */
export const isForTests = (file) => /(^|\/)testing\//.test(file) || /^testing[^/]*\.tsx?$/.test(file)
