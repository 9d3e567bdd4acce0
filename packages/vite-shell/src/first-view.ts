import type { Plugin } from 'vite'
import { minifySync } from 'vite'
import { boot, choosePage } from './boot.ts'
import { byTheme } from './by-theme.ts'
import { isFirstWordsOf } from './language-files.ts'
import { embeddedUserPool, type Shell, type ShellPage } from './shell.ts'
import { skeleton, skeletonStyle, withoutScript } from './skeleton.ts'
import { stylesOf } from './styles-of.ts'
import type { WrittenPage } from './written-pages.ts'

/**
 * Writes the first view into each page: what the brand is, the boot script, the skeleton and the entry's CSS. The
 * other brands of the shell have their themes beside it, named in `data-themes` by theme class.
 */
export const firstView = (
  shell: Shell,
  write: (place: {
    readonly root: string
    readonly outDir: string
  }) => Promise<ReadonlyMap<ShellPage, WrittenPage>>,
): Plugin => {
  const scriptOf = (run: () => void) => minifySync('page.js', `(${run.toString()})()`).code.trim()
  let place = { root: '', outDir: '' }
  let writing: ReturnType<typeof write> | undefined
  const styles = new Map<string, string>()
  const themeFiles = new Map<string, string>()
  return {
    name: 'veranda:first-view',
    configResolved: (config) => {
      place = { root: config.root, outDir: config.build.outDir }
      if (config.command === 'serve') writing = Promise.resolve(new Map())
    },
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
      async handler(html, context) {
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
        const written = (await (writing ??= write(place))).get(page)
        const { live, others } = pagesOf(page, written)
        const later = stylesOf(live, stylesheetsOf(context.bundle ?? {}))
        return html
          .replace(
            '<html',
            () => `<html ${attributes(shell, page, wordsOf(page, context.bundle ?? {}), themes, written)}`,
          )
          .replace(
            '<head>',
            () =>
              `<head><style>${skeletonStyle}${worn.trim()}${later}</style><script>${scriptOf(boot)}</script>${withoutScript}`,
          )
          .replace(
            /(<div id="root">)(<\/div>)/,
            (_, start: string, end: string) =>
              `${start}${live}${end}${others}<script>${scriptOf(choosePage)}</script>`,
          )
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

/** The page that stands in `#root` without any script, and those that the boot script may choose instead. */
function pagesOf({ brand }: ShellPage, written: WrittenPage | undefined) {
  if (!written) return { live: skeleton(brand), others: '' }
  const [first = '', ...rest] = brand.locales
  const template = (name: string, html: string) => `<template data-page="${name}">${html}</template>`
  return {
    live: written.byLocale[first] ?? '',
    others: [
      ...rest.map((locale) => template(locale, written.byLocale[locale] ?? '')),
      template('', skeleton(brand)),
    ].join(''),
  }
}

const stylesheetsOf = (bundle: Readonly<Record<string, { readonly type: string }>>): readonly string[] =>
  Object.entries(bundle).flatMap(([name, file]) =>
    name.endsWith('.css') && 'source' in file ? [String(file.source)] : [],
  )

function attributes(
  shell: Shell,
  page: ShellPage,
  words: Record<string, string>,
  themes: Record<string, string>,
  written: WrittenPage | undefined,
): string {
  const { poolId, clientId } = shell.userPool ?? embeddedUserPool
  return [
    `data-brand="${page.brand.id}"`,
    `data-locales="${page.brand.locales.join(' ')}"`,
    `data-pool="${poolId}"`,
    `data-client="${clientId}"`,
    ...(shell.userPool ? ['data-cognito'] : []),
    `data-words='${JSON.stringify(words)}'`,
    ...(written ? [`data-paths="${written.paths.join(' ')}"`] : []),
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
