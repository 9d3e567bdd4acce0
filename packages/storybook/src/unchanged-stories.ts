import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly rememberPassed: (files: readonly string[]) => Promise<void>
  }
}

/** What every story may depend on, whether it imports it or not: data, words, themes, and how a story is judged. */
const sharedByAll = [
  'packages/{domain,messages,brands}/{src,lang}/**/*.*',
  'packages/design-system/src/{theme,scenes,testing}/**/*.*',
  'packages/storybook/{src/**/*.*,*.ts,package.json}',
  'pnpm-lock.yaml',
]

/** What says how widgets are read aloud judges no story. */
const ownTests = ['packages/storybook/src/read-aloud/**']

/** The story files of a checkout whose stories passed before, and a way to note it of others. */
export function unchangedStories(root: string) {
  // Taken as the run begins: what is edited while it goes on was not tested.
  const known = fingerprints(root)
  const memory = join(root, 'node_modules/.cache/veranda-stories')
  const rememberPassed: BrowserCommand<[files: readonly string[]]> = (_context, files) => {
    mkdirSync(memory, { recursive: true })
    for (const file of files) writeFileSync(join(memory, known.get(file) ?? ''), file)
  }
  const passedBefore = [...known].filter(([, print]) => existsSync(join(memory, print))).map(([file]) => file)
  return { passedBefore, rememberPassed }
}

/**
 * The story files below the design system, each with the fingerprint of everything that its stories can show: the file,
 * what it imports and what that imports, lazily too, and what all stories share.
 */
export function fingerprints(root: string): ReadonlyMap<string, string> {
  const contents = new Map<string, string>()
  const contentOf = (file: string): string => {
    const content = contents.get(file) ?? readFileSync(file, 'utf8')
    contents.set(file, content)
    return content
  }
  const hashOf = (files: readonly string[], start = ''): string => {
    const hash = createHash('sha256').update(start)
    for (const file of [...files].sort()) hash.update(relative(root, file)).update(contentOf(file))
    return hash.digest('hex')
  }
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file) || !existsSync(file)) return found
    found.add(file)
    for (const [, to = ''] of contentOf(file).matchAll(specifier)) withImports(join(dirname(file), to), found)
    return found
  }
  const shared = hashOf(
    globSync(sharedByAll, { cwd: root, exclude: ownTests }).map((file) => join(root, file)),
  )
  const source = join(root, 'packages/design-system/src')
  const files = globSync('{components,patterns,screens,scenes}/**/*.stories.tsx', { cwd: source })
  return new Map(files.map((file) => [file, hashOf([...withImports(join(source, file))], shared)]))
}

const specifier = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g
