import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { BrandTokens } from '@veranda/design-system/theme'
import type { Locale, ServedBrand } from '@veranda/domain'

export type Sentences = Readonly<Record<string, string>>

/** A brand as its folder has it: what it is, how it looks, what it says, and the page it is shown on. */
export type BrandFiles = {
  readonly served: ServedBrand
  readonly tokens: BrandTokens
  /** Sentences of its own, by language: `lang/<locale>.json`. */
  readonly languages: Readonly<Record<Locale, Sentences>>
  /** The page and its entry, as text; missing where the brand is handed in as data alone. */
  readonly page?: { readonly html: string; readonly main: string; readonly hasIcon: boolean } | undefined
  /** Bytes of the built shell that come before the first view, compressed; missing where it is not built. */
  readonly bytes?: number | undefined
}

/** Reads a brand's folder; throws one sentence where a file it cannot do without is missing or does not load. */
export async function readBrand(folder: string): Promise<BrandFiles> {
  const { default: served } = (await load(folder, 'served.ts')) as { readonly default?: ServedBrand }
  if (served === undefined)
    throw new Error('served.ts: has no default export; it is the brand as the service gets it')
  const tokens = Object.values(await load(folder, 'tokens.ts')).find(isTokens)
  if (tokens === undefined) throw new Error('tokens.ts: exports no tokens with a light and a black mode')
  return {
    served,
    tokens,
    languages: languagesOf(join(folder, 'lang')),
    page: {
      html: text(folder, 'index.html'),
      main: ['main.ts', 'main.tsx'].map((file) => text(folder, file)).join(''),
      hasIcon: existsSync(join(folder, 'public/icon.svg')),
    },
    bytes: bytesOf(join(folder, 'dist')),
  }
}

async function load(folder: string, file: string): Promise<Record<string, unknown>> {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`${file}: is not there; npm create veranda-brand writes one`)
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>
}

const isTokens = (value: unknown): value is BrandTokens =>
  typeof value === 'object' && value !== null && 'light' in value && 'black' in value && 'corners' in value

const text = (folder: string, file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''

const languagesOf = (folder: string): Readonly<Record<Locale, Sentences>> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace(/\.json$/, ''), sentencesIn(join(folder, file))]),
  )

function sentencesIn(file: string): Sentences {
  try {
    const { $schema: _, ...sentences } = JSON.parse(readFileSync(file, 'utf8')) as Sentences
    return sentences
  } catch (error) {
    throw new Error(`${file}: is no JSON: ${String(error)}`, { cause: error })
  }
}

/** The page and the scripts it names, as a browser gets them: one language's page stands for all. */
function bytesOf(dist: string): number | undefined {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return undefined
  const html = readFileSync(page, 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const words = Object.values(JSON.parse(/data-words='([^']*)'/.exec(html)?.[1] ?? '{}') as Sentences)
  const sizeOf = (file: string): number => (existsSync(join(dist, file)) ? compressed(join(dist, file)) : 0)
  const scripts = named.reduce((sum, file) => sum + sizeOf(file), 0)
  return compressed(page) + scripts + Math.max(0, ...words.map(sizeOf))
}

const compressed = (file: string): number =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
