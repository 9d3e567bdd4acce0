import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { withoutIcuParser } from './language-files.ts'
import type { Shell, ShellPage } from './shell.ts'

/** What the portal says of a page that is written ahead; the first stands in the page that is sent everywhere. */
type PageAhead = {
  readonly name: string
  /** The addresses that show it to a stranger; of a page that is only sent where it is shown, none. */
  readonly paths?: readonly string[]
  /** Stands in it for the number of a reservation, which is in its address. */
  readonly code?: string
}

/** A page of a brand as HTML, by locale. */
export type WrittenPage = PageAhead & { readonly byLocale: Readonly<Record<string, string>> }

/** What the portal's `prerender` exports, beside the name that a shell's entry mounts. */
type Prerender = {
  readonly pagesAhead: readonly [PageAhead, ...PageAhead[]]
  readonly writtenPage: (brand: string, locale: string, name: string) => Promise<string>
}

/** The pages of a brand that are written ahead, by the page of the shell they are for. */
export type WrittenPages = ReadonlyMap<ShellPage, readonly WrittenPage[]>

type Workshop = {
  readonly root: string
  /** The folder of the built site. */
  readonly outDir: string
  readonly conditions: readonly string[]
  /** What makes modules of words, styles and components. */
  readonly plugins: () => PluginOption[]
}

/**
 * Writes the pages of every brand of a shell ahead that a stranger may come to first: the shell's own entry is built once more, to run here, with the
 * portal's `prerender` in the portal's place. It stays in the folder `.server` of the built site, where a booking service
 * finds it and draws the reservation into the page of a guest it knows; a host of files alone does without.
 */
export async function writtenPages(
  shell: Shell,
  { root, outDir: site, conditions, plugins }: Workshop,
): Promise<WrittenPages> {
  if (!(await hasPortal(root))) return new Map()
  const outDir = resolve(root, site, '.server')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: [...conditions], alias: [withoutIcuParser] },
    ssr: {
      noExternal: true,
      // Fetched by a press, and never here.
      external: ['aws-amplify', '@adyen/adyen-web'],
      resolve: { conditions: [...conditions] },
    },
    define: { ...browserNames, 'process.env.NODE_ENV': '"production"' },
    plugins: [inThePortalsPlace(await entryOf(root, shell)), plugins()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { pages: entryName },
        output: {
          banner: `globalThis.${emptyPage} ??= ${anEmptyPage}`,
          entryFileNames: 'pages.mjs',
          chunkFileNames: '[hash].mjs',
        },
      },
    },
  })
  const { writtenPage, pagesAhead } = (await import(
    pathToFileURL(join(outDir, 'pages.mjs')).href
  )) as Prerender
  const pages = new Map<ShellPage, readonly WrittenPage[]>()
  for (const page of shell.pages) {
    const { id, locales } = page.brand
    const written: WrittenPage[] = []
    for (const ahead of pagesAhead) {
      const byLocale: Record<string, string> = {}
      for (const locale of locales) byLocale[locale] = await writtenPage(id, locale, ahead.name)
      written.push({ ...ahead, byLocale })
    }
    pages.set(page, written)
  }
  return pages
}

/** A shell of something else, such as the back office, has no page that could be written ahead. */
async function hasPortal(root: string): Promise<boolean> {
  const file = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>
  }
  return file.dependencies?.['@veranda/portal'] !== undefined
}

const emptyPage = '__verandaEmptyPage'

/** What the portal reads of a browser while it draws, read of a page on which nothing was ever stored. */
const browserNames = Object.fromEntries(
  ['document', 'localStorage', 'sessionStorage', 'navigator', 'location'].map((name) => [
    name,
    `globalThis.${emptyPage}.${name}`,
  ]),
)

const anEmptyPage = `{
  document: { documentElement: { dataset: {}, lang: '' } },
  localStorage: { getItem: () => null, setItem() {} },
  sessionStorage: { getItem: () => null, setItem() {} },
  navigator: { language: '', languages: [], onLine: true },
  location: { origin: '', pathname: '/', search: '' },
}`

const entryName = 'veranda:pages'

/** Runs the shell's entry, whose portal is the one that writes pages. */
const inThePortalsPlace = (entry: string): Plugin => ({
  name: 'veranda:pages',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === entryName) return `\0${entryName}`
    if (source !== '@veranda/portal' && source !== '@veranda/portal/prerender') return undefined
    const from = importer?.startsWith('\0') ? entry : importer
    return this.resolve('@veranda/portal/prerender', from, { skipSelf: true })
  },
  load: (id) =>
    id === `\0${entryName}`
      ? `import ${JSON.stringify(entry)}\nexport { pageAt, pagesAhead, writtenPage, writtenStay } from '@veranda/portal/prerender'`
      : undefined,
})

/** The module that a shell's pages begin with. */
async function entryOf(root: string, shell: Shell): Promise<string> {
  const html = await readFile(join(root, shell.pages[0].html), 'utf8')
  const source = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1]
  if (!source) throw new Error(`${shell.pages[0].html} has no module script`)
  return join(root, source)
}
