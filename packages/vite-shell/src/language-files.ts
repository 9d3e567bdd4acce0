import { readFile } from 'node:fs/promises'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

type Sentences = Readonly<Record<string, string>>

/** `/lang/fr-FR.json`, and of a language in several files `/lang/later/fr-FR.json`. */
const languageFile = /\/lang\/(?:later\/)?[\w-]+\.json$/

/** What a language file becomes: what the first view says, or what is said later. */
const part = /veranda-words:(first|later):(.*)/

/** Whether a module has the first words of a page in a language. */
export const isFirstWordsOf = (id: string, locale: string): boolean =>
  id.includes('veranda-words:first:') && id.endsWith(`/lang/${locale}`)

/**
 * Turns a language file into what the first view says, parsed ahead so that the parser never has to ship, and `later`,
 * which loads the rest. A brand's own file may have any of the sentences; those it lacks are there in English.
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
      const name = file.includes('/lang/later/') ? 'later' : 'first'
      // Without its ending: the bundler reads what ends in `.json` by itself.
      return `\0veranda-words:${name}:${file.replace('/lang/later/', '/lang/').replace(/\.json$/, '')}`
    },
  },
  load: {
    filter: { id: part },
    async handler(id) {
      const [, name, path = ''] = part.exec(id) ?? []
      const file = `${path}.json`
      const english = (await this.resolve('@veranda/messages/lang/en-US.json', file))?.id ?? file
      const [first, later, letters, own] = await Promise.all([
        sentencesIn(english),
        sentencesIn(inFolder(english, 'later')),
        sentencesIn(inFolder(english, 'letters')),
        Promise.all([file, inFolder(file, 'later')].map(sentencesIn)),
      ])
      const said: Sentences = Object.assign({}, ...own)
      this.addWatchFile(file)
      const unknown = Object.keys(said).find((key) => !(key in first || key in later || key in letters))
      if (unknown !== undefined) this.error(`${file}: there is no sentence “${unknown}”`)
      const parsed: Record<string, unknown> = {}
      for (const [key, text] of Object.entries(name === 'first' ? first : later)) {
        try {
          parsed[key] = parse(said[key] ?? text, { captureLocation: false })
        } catch (error) {
          this.error(`${file}: ${key}: ${String(error)}`)
        }
      }
      const rest = `\nexport const later = () => import(${JSON.stringify(`veranda-words:later:${path}`)})`
      return {
        code: `export default ${JSON.stringify(parsed)}${name === 'first' ? rest : ''}`,
        map: null,
      }
    },
  },
})

const inFolder = (file: string, folder: string): string => file.replace(/[^/]+$/, `${folder}/$&`)

/** None where there is no such file: only a language in several has all of them. */
async function sentencesIn(file: string): Promise<Sentences> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Sentences
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
