#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { nearestId } from './nearest.ts'
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'

type Sentences = Readonly<Record<string, string>>

const usage = `veranda-messages missing --locale fr-FR --catalogue ./lang/fr-FR.json

Lists, by id and in English, the sentences that a language file lacks; pages and letters say these in English. Ids that there
are not, and sentences whose values are not those of the English one, are listed too. Ends with 1 where it lists anything.
`

/** Runs the command; answers what the process ends with: 0 for a whole language, 1 where something is listed, 2 for a call that means nothing. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { locale: { type: 'string' }, catalogue: { type: 'string' } },
  })
  const { locale, catalogue = `lang/${locale}.json` } = values
  if (positionals[0] !== 'missing' || locale === undefined) {
    process.stderr.write(usage)
    return 2
  }
  const english = await theEnglish()
  const { $schema: _, ...own } = await sentencesIn(catalogue)
  const missing = Object.entries(english).filter(([id]) => !(id in own))
  const faults = Object.entries(own).flatMap(([id, text]) => faultOf(id, text, english) ?? [])
  for (const [id, text] of missing) process.stdout.write(`${id}\t${text}\n`)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  const whole = Object.keys(english).length
  process.stderr.write(`${locale} has ${whole - missing.length} of ${whole} sentences.\n`)
  return missing.length + faults.length === 0 ? 0 : 1
}

function faultOf(id: string, text: string, everything: Sentences): string | undefined {
  const english = everything[id]
  if (english === undefined) {
    const meant = nearestId(id, Object.keys(everything))
    return `${id}: there is no such sentence.${meant === undefined ? '' : ` ${meant}?`}`
  }
  try {
    return isStructurallySame(parse(text), parse(english)).success
      ? undefined
      : `${id}: its values are not those of “${english}”.`
  } catch (error) {
    return `${id}: ${String(error)}`
  }
}

/** Every sentence there is: of the first view, of what comes later, and of letters. */
async function theEnglish(): Promise<Sentences> {
  const files = ['', 'later/', 'letters/'].map(
    (folder) => new URL(`../lang/${folder}en-US.json`, import.meta.url),
  )
  return Object.assign({}, ...(await Promise.all(files.map(sentencesIn)))) as Sentences
}

const sentencesIn = async (file: string | URL): Promise<Sentences> =>
  JSON.parse(await readFile(file, 'utf8')) as Sentences

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
