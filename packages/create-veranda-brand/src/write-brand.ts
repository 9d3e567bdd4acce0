import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from './answers.ts'

const own = fileURLToPath(new URL('..', import.meta.url))

/** The languages that `@veranda/messages` has in full; any other is a file of the brand's own, empty at first. */
const spokenByUs: ReadonlySet<string> = new Set(['en-US', 'es-MX', 'it-IT'])

/** No sentence yet; an editor knows which ones there are. */
const languageFile = '{\n  "$schema": "../node_modules/@veranda/messages/dist/own-sentences.schema.json"\n}\n'

/** Writes the brand's files into a folder that is empty or not there; answers their names. */
export function writeBrand(folder: string, answers: Answers): readonly string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder, or empty it first`)
  const values = valuesOf(answers, basename(folder))
  const template = join(own, 'template')
  const files = Object.fromEntries(
    globSync('**/*.tpl', { cwd: template }).map((file) => [
      file.replace(/\.tpl$/, ''),
      filled(readFileSync(join(template, file), 'utf8'), values),
    ]),
  )
  for (const locale of languagesOf(answers)) files[join('lang', `${locale}.json`)] = languageFile
  files['.gitignore'] = 'node_modules\ndist\n'
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return Object.keys(files).toSorted()
}

const languagesOf = ({ locales }: Answers) => locales.filter((locale) => !spokenByUs.has(locale))

function valuesOf(answers: Answers, folder: string): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const { locales, phone, name, legalName, ...texts } = answers
  const languages = languagesOf(answers).map((locale) => [locale, locale.replaceAll('-', '')] as const)
  return {
    ...texts,
    ...phone,
    version,
    folder,
    name: quoted(name),
    legalName: quoted(legalName),
    nameInHtml: name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    locale: locales[0] ?? 'en-US',
    locales: locales.map((locale) => `'${locale}'`).join(', '),
    words: locales
      .map((locale) => {
        const from = spokenByUs.has(locale) ? '@veranda/messages/lang' : './lang'
        return `    '${locale}': () => import('${from}/${locale}.json'),`
      })
      .join('\n'),
    languageImports: languages
      .map(([locale, word]) => `import ${word} from './lang/${locale}.json' with { type: 'json' }\n`)
      .join(''),
    languages:
      languages.length === 0
        ? ''
        : `\n  languages: { ${languages.map(([locale, word]) => `'${locale}': ${word}`).join(', ')} },`,
  }
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template asks for “${name}”`)
    return value
  })
