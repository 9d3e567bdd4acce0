import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type FirstLoad = {
  readonly page: string
  readonly html: number
  /** Scripts that run before the first view, without the words. */
  readonly scripts: readonly string[]
  readonly js: number
  readonly words: number
  readonly stylesheets: readonly string[]
  /** Those whose rules stand in the page. */
  readonly themes: readonly string[]
}

const shellsFolder = join(import.meta.dirname, '../../../shells')

export const distOf = (shell: string): string => join(shellsFolder, shell, 'dist')

/** Where a shell built as it is published stands beside one that was built quickly. */
export const releaseOf = (shell: string): string => join(shellsFolder, shell, 'dist-release')

/** What each page of a built shell fetches before it shows something; sizes in bytes of Brotli. */
export const firstLoadsOf = (shell: string, folder: string): readonly FirstLoad[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => firstLoad(shell, folder, name))

function firstLoad(shell: string, folder: string, name: string): FirstLoad {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const size = (path: string) => brotliCompressSync(read(path)).length
  const html = read(name)
  const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  )
  const scripts = new Set<string>()
  const follow = (path: string): void => {
    if (scripts.has(path)) return
    scripts.add(path)
    for (const [, imported] of read(path).matchAll(
      /(?:^|[;}\s])import(?:[^"'();]*?from)?["'`]\.\/([^"'`]+\.js)["'`]/g,
    ))
      follow(`/assets/${imported}`)
  }
  named.forEach(follow)
  const words = Object.values(
    JSON.parse(html.match(/data-words='([^']*)'/)?.[1] ?? '{}') as Record<string, string>,
  )
  return {
    page: `${shell}/${name}`,
    html: size(name),
    scripts: [...scripts],
    js: [...scripts].reduce((sum, path) => sum + size(path), 0),
    words: Math.max(0, ...words.map(size)),
    themes: [...new Set(html.match(/(?<=\.)theme-[\w-]+/g))],
    stylesheets: [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(([tag]) => tag),
  }
}

/** Every text that ships with a shell, but source maps. */
export const textsOf = (shell: string): readonly string[] =>
  readdirSync(distOf(shell), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|webmanifest)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
