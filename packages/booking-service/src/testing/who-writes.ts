import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A table by the name of its schema export and by its SQL name. */
type TableKnown = { readonly exported: string; readonly name: string }

const root = join(import.meta.dirname, '..')

/** The service's source files by their path below `src`, without tests and test tools. */
export const productFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.ts', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

/**
 * The files outside the owner's folder that could write to a table: those that import the table, or whose SQL
 * inserts, updates or deletes rows. Importing is enough, since the table could then be written to under any
 * name.
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

/** The names a file imports from each schema module. A namespace import counts as everything. */
const importsOf = (text: string): readonly Pick<readonly string[], 'includes'>[] =>
  [...text.matchAll(/\b(?:import|export)\s+([^'"]*?)\s+from\s+'[^']*\/schema\/[^']*'/g)].map(
    ([, taken = '']) => (taken.includes('*') ? everything : taken.replaceAll(/[{},]/g, ' ').split(/\s+/)),
  )

const everything = { includes: () => true }
