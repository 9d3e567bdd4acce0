import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { nearestId } from '@veranda/messages'
import type { Plugin } from 'vite'
import { piecesOf } from './pieces-of.ts'

type Sentences = Readonly<Record<string, string>>

/** `/lang/fr-FR.json`, and of a language in several files `/lang/later/fr-FR.json`; of the back office `/lang/staff/fr-FR.json`. */
const languageFile = /\/lang\/(?:(?:later|staff)\/)?[\w-]+\.json$/

/** What a language file becomes: what the first view says, what is said later, and which of both it lacks. */
const part = /veranda-words:(first|later|lacking|staff):(.*)/

/** Whether a module has the first words of a page in a language. */
export const isFirstWordsOf = (id: string, locale: string): boolean =>
  id.includes('veranda-words:first:') && id.endsWith(`/lang/${locale}`)

/**
 * Turns a language file into what the first view says, parsed ahead so that the parser never has to ship, and `later`,
 * which loads the rest. A brand's own file may have any of the sentences, and an empty one leaves it out; those it lacks are
 * there as we say them in that language, else in English, and `inEnglish` loads what tells these on a page.
 */
export const languageFiles = (): Plugin => ({
  name: 'veranda:language-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: [languageFile, part] },
    async handler(source, importer) {
      if (part.test(source)) return `\0${source}`
      const file = (await this.resolve(source, importer))?.id
      if (!file) return undefined
      const name = file.includes('/lang/later/') ? 'later' : file.includes('/lang/staff/') ? 'staff' : 'first'
      // Without its ending: the bundler reads what ends in `.json` by itself.
      return `\0veranda-words:${name}:${file.replace('/lang/later/', '/lang/').replace(/\.json$/, '')}`
    },
  },
  load: {
    filter: { id: part },
    async handler(id) {
      const [, name, path = ''] = part.exec(id) ?? []
      const file = `${path}.json`
      if (name === 'staff') {
        this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(parsedAll(await sentencesIn(file)))}`, map: null }
      }
      const english = (await this.resolve('@veranda/messages/lang/en-US.json', file))?.id ?? file
      const ours = english.replace(/[^/]+$/, basename(file))
      const [first, later, letters, own] = await Promise.all([
        sentencesIn(english),
        sentencesIn(inFolder(english, 'later')),
        sentencesIn(inFolder(english, 'letters')),
        // A brand may say a few sentences of a language of ours in its own way: the others are ours.
        Promise.all([ours, inFolder(ours, 'later'), file, inFolder(file, 'later')].map(sentencesIn)),
      ])
      const sentences: Sentences = Object.assign({}, ...own)
      this.addWatchFile(file)
      const unknown = Object.keys(sentences).find((key) => !(key in first || key in later || key in letters))
      if (unknown !== undefined) {
        const meant = nearestId(unknown, [first, later, letters].flatMap(Object.keys))
        this.error(
          `${file}: there is no sentence “${unknown}”${meant === undefined ? '' : `; “${meant}” is the nearest`}`,
        )
      }
      const ast = (key: string, text: string) => {
        try {
          return parse(text, { captureLocation: false })
        } catch (error) {
          return this.error(`${file}: ${key}: ${String(error)}`)
        }
      }
      // One that says the same in both languages is not told apart.
      const inBoth = new Set(Object.values(sentences))
      const lacking = Object.entries({ ...first, ...later }).filter(
        ([key, text]) => sentences[key] === undefined && !inBoth.has(text),
      )
      if (name === 'lacking')
        return {
          code: `export default ${JSON.stringify(lacking.flatMap(([key, text]) => piecesOf(ast(key, text))))}`,
          map: null,
        }
      const parsed = Object.entries(name === 'first' ? first : later).map(
        ([key, text]) => [key, ast(key, sentences[key] ?? text)] as const,
      )
      const loads = (part: string) => `() => import(${JSON.stringify(`veranda-words:${part}:${path}`)})`
      const rest = [
        `export const later = ${loads('later')}`,
        ...(lacking.length > 0 && !isEnglish(path) ? [`export const inEnglish = ${loads('lacking')}`] : []),
      ]
      return {
        code: [
          `export default ${JSON.stringify(Object.fromEntries(parsed))}`,
          ...(name === 'first' ? rest : []),
        ].join('\n'),
        map: null,
      }
    },
  },
})

const parsedAll = (sentences: Sentences) =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, text]) => [key, parse(text, { captureLocation: false })] as const),
  )

const isEnglish = (path: string): boolean => /\/lang\/en\b[^/]*$/.test(path)

const inFolder = (file: string, folder: string): string => file.replace(/[^/]+$/, `${folder}/$&`)

/** None where there is no such file: only a language in several has all of them. */
async function sentencesIn(file: string): Promise<Sentences> {
  try {
    const { $schema: _, ...sentences } = JSON.parse(await readFile(file, 'utf8')) as Sentences
    return sentences
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Only right when every message is parsed ahead; see {@link languageFiles}. */
export const withoutIcuParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}
