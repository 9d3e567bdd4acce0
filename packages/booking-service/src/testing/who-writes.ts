import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A table as the code knows it: what its schema exports, and its name in SQL. */
type TableKnown = { readonly exported: string; readonly name: string }

const root = join(import.meta.dirname, '..')

/** The files of the service, tests and what serves only them left out, by their path below `src`. */
export const productFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.ts', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

/**
 * Who could write to a table: files outside its owner's folder that import the table itself, or whose SQL inserts into
 * it, updates it or deletes from it. Whoever has the table could write to it under any name, so importing is enough.
 */
export function whoWrites(
  { exported, name }: TableKnown,
  owner: string,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const writes = new RegExp(
    String.raw`\b(insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+(only\s+)?"?${name}"?\b`,
    'i',
  )
  return [...files]
    .filter(([path]) => !path.startsWith(`${owner}/`) && !path.startsWith('schema/'))
    .filter(([, text]) => importsOf(text).some((names) => names.includes(exported)) || writes.test(text))
    .map(([path]) => path)
    .toSorted()
}

/** The names a file takes from each schema module. One that takes a module whole has everything of it. */
const importsOf = (text: string): readonly Pick<readonly string[], 'includes'>[] =>
  [...text.matchAll(/\b(?:import|export)\s+([^'"]*?)\s+from\s+'[^']*\/schema\/[^']*'/g)].map(
    ([, taken = '']) => (taken.includes('*') ? everything : taken.replaceAll(/[{},]/g, ' ').split(/\s+/)),
  )

const everything = { includes: () => true }
