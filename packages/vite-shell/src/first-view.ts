import type { Plugin } from 'vite'
import { minifySync } from 'vite'
import { boot } from './boot.ts'
import { byTheme } from './by-theme.ts'
import { isFirstWordsOf } from './language-files.ts'
import { embeddedUserPool, type Shell, type ShellPage } from './shell.ts'
import { skeleton, skeletonStyle } from './skeleton.ts'

/**
 * Writes the first view into each page: what the brand is, the boot script, the skeleton and the entry's CSS. The
 * other brands of the shell have their themes beside it, named in `data-themes` by theme class.
 */
export const firstView = (shell: Shell): Plugin => {
  const script = minifySync('boot.js', `(${boot.toString()})()`).code.trim()
  const styles = new Map<string, string>()
  const themeFiles = new Map<string, string>()
  return {
    name: 'veranda:first-view',
    // Before Vite writes the HTML and its list of preloads: CSS that stands in the page must not be fetched again.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of eagerFiles(bundle)) {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk') continue
          const css = chunk.viteMetadata?.importedCss ?? new Set<string>()
          for (const name of css) {
            const asset = bundle[name]
            if (asset?.type === 'asset') styles.set(file, (styles.get(file) ?? '') + String(asset.source))
            delete bundle[name]
          }
          css.clear()
        }
        const themes = Object.entries(byTheme([...styles.values()].join('')))
        for (const [theme, { alone }] of themes.length > 1 ? themes : []) {
          const reference = this.emitFile({ type: 'asset', name: 'theme.css', source: alone })
          themeFiles.set(theme, `/${this.getFileName(reference)}`)
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const page = pageOf(shell, context.path)
        const entry = context.chunk
        const css = entry
          ? [entry.fileName, ...importsOf(entry.fileName, context.bundle ?? {})]
              .map((file) => styles.get(file) ?? '')
              .join('')
          : ''
        const theme = /<html[^>]* class="([^"]+)"/.exec(html)?.[1] ?? ''
        const worn = byTheme(css)[theme]?.page ?? css
        const themes = Object.fromEntries([...themeFiles].filter(([other]) => other !== theme))
        return html
          .replace('<html', `<html ${attributes(shell, page, wordsOf(page, context.bundle ?? {}), themes)}`)
          .replace('<head>', `<head><style>${skeletonStyle}${worn.trim()}</style><script>${script}</script>`)
          .replace('<div id="root">', `<div id="root">${skeleton(page.brand)}`)
      },
    },
  }
}

type Bundle = Record<string, Chunk | { readonly type: 'asset' }>
type Chunk = {
  readonly type: 'chunk'
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
}

function eagerFiles(bundle: Bundle): string[] {
  const entries = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk' && file.isEntry)
  return [...new Set(entries.flatMap((entry) => [entry.fileName, ...importsOf(entry.fileName, bundle)]))]
}

function importsOf(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return []
  for (const imported of chunk.imports) {
    if (seen.has(imported)) continue
    seen.add(imported)
    importsOf(imported, bundle, seen)
  }
  return [...seen]
}

const pageOf = (shell: Shell, path: string): ShellPage =>
  shell.pages.find(({ html }) => path.endsWith(`/${html}`)) ?? shell.pages[0]

function attributes(
  shell: Shell,
  page: ShellPage,
  words: Record<string, string>,
  themes: Record<string, string>,
): string {
  const { poolId, clientId } = shell.userPool ?? embeddedUserPool
  return [
    `data-brand="${page.brand.id}"`,
    `data-locales="${page.brand.locales.join(' ')}"`,
    `data-pool="${poolId}"`,
    `data-client="${clientId}"`,
    ...(shell.userPool ? ['data-cognito'] : []),
    `data-words='${JSON.stringify(words)}'`,
    ...(Object.keys(themes).length > 0 ? [`data-themes='${JSON.stringify(themes)}'`] : []),
  ].join(' ')
}

/** Where the parsed messages of each locale of a page ended up. */
function wordsOf(page: ShellPage, bundle: Bundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk' && !file.isEntry)
  return Object.fromEntries(
    page.brand.locales.flatMap((locale) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => isFirstWordsOf(id, locale)))
      return chunk ? [[locale, `/${chunk.fileName}`]] : []
    }),
  )
}
