import type { Plugin } from 'vite'
import { minifySync } from 'vite'
import { boot, choosePage, nameReservation } from './boot.ts'
import { byTheme } from './by-theme.ts'
import { isFirstWordsOf } from './language-files.ts'
import { embeddedUserPool, type Shell, type ShellPage } from './shell.ts'
import { skeleton, skeletonStyle, withoutNumber, withoutScript } from './skeleton.ts'
import { stylesOf } from './styles-of.ts'
import type { WrittenPage, WrittenPages } from './written-pages.ts'

/**
 * Writes the first view into each page: what the brand is, the boot script, the skeleton and the entry's CSS. The
 * other brands of the shell have their themes beside it, named in `data-themes` by theme class. Pages that are not sent
 * everywhere become files beside it, `index.not-found.html`, for a server that knows which page stands where.
 */
export const firstView = (
  shell: Shell,
  write: (place: { readonly root: string; readonly outDir: string }) => Promise<WrittenPages>,
  /** What is done to a page once everything is written into it. */
  finish: (html: string) => string,
): Plugin[] => {
  let place = { root: '', outDir: '' }
  let writing: ReturnType<typeof write> | undefined
  const styles = new Map<string, string>()
  const themeFiles = new Map<string, string>()
  const parts = new Map<ShellPage, readonly Parts[]>()
  const pageItself: Plugin = {
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
        const written = (await (writing ??= write(place))).get(page) ?? [undefined]
        const shown = written.map((ahead) => shownFirst(page, ahead))
        const ahead = stylesOf(shown, stylesheetsOf(context.bundle ?? {}))
        const own = written.map((it, index) =>
          partsOf(page, `${worn.trim()}${ahead[index]}`, shown[index] ?? '', it),
        )
        parts.set(page, own)
        const [first] = own
        if (!first) return html
        return finish(
          html
            .replace(
              '<html',
              () =>
                `<html ${attributes(shell, page, wordsOf(page, context.bundle ?? {}), themes)} ${first.attributes}`,
            )
            .replace('<head>', () => `<head>${first.style}<script>${scriptOf(boot)}</script>${withoutScript}`)
            .replace('<div id="root"></div>', () => first.root),
        )
      },
    },
  }
  const pagesBeside: Plugin = {
    name: 'veranda:pages-beside',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // They differ from it in these parts alone.
        for (const [page, [first, ...others]] of parts) {
          const file = bundle[page.html]
          if (first && file?.type === 'asset')
            for (const other of others)
              this.emitFile({
                type: 'asset',
                fileName: page.html.replace(/\.html$/, `.${other.name}.html`),
                source: (['attributes', 'style', 'root'] as const).reduce(
                  (html, part) => html.replace(finish(first[part]), () => finish(other[part])),
                  String(file.source),
                ),
              })
        }
      },
    },
  }
  return [pageItself, pagesBeside]
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

const scriptOf = (run: () => void) => minifySync('page.js', `(${run.toString()})()`).code.trim()

/** What is different in each page of a brand. */
type Parts = {
  readonly name: string
  /** Of `<html>`. */
  readonly attributes: string
  readonly style: string
  /** What stands there without any script, with what the boot script may choose instead. */
  readonly root: string
}

/** What stands in a page without any script: it in the brand's first language, or its outline. */
const shownFirst = ({ brand }: ShellPage, written: WrittenPage | undefined): string =>
  written ? (written.byLocale[brand.locales[0] ?? ''] ?? '') : skeleton(brand)

function partsOf({ brand }: ShellPage, worn: string, shown: string, written: WrittenPage | undefined): Parts {
  const { name = '', paths, code, byLocale } = written ?? {}
  const template = (locale: string, html: string) => `<template data-page="${locale}">${html}</template>`
  const others = byLocale
    ? [
        ...brand.locales.slice(1).map((locale) => template(locale, byLocale[locale] ?? '')),
        template('', skeleton(brand)),
      ].join('')
    : ''
  const scripts = [...(code ? [nameReservation] : []), choosePage].map(scriptOf).join(';')
  return {
    name,
    attributes: [
      ...(paths ? [`data-paths="${paths.join(' ')}"`] : []),
      ...(written && !paths ? [`data-page="${name}"`] : []),
      ...(code ? [`data-code="${code}"`] : []),
    ].join(' '),
    style: `<style>${skeletonStyle}${code ? withoutNumber(code) : ''}${worn}</style>`,
    root: `<div id="root">${shown}</div>${others}<script>${scripts}</script>`,
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
