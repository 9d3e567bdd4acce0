import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.mjs'

const page = () => readFileSync(join(root, 'docs', 'your-own-brand.md'), 'utf8')

/** What the page's command says after `npm create veranda-brand@latest --` and the folder's name. */
export function flagsOfPage() {
  const [, line] = /^    npm create veranda-brand@latest -- aurora (.+)$/m.exec(page())
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare)
}

/** What a person types of the page, from an empty folder to a brand with sample guests. */
export function commandsOfPage() {
  const [create] = /npm create veranda-brand@latest -- aurora .+$/m.exec(page())
  const [start] = /npm start -- --service [^`]+/.exec(page())
  return [create, 'cd aurora', start]
}

/** Writes every code block of the page that names a file: what its brand changes in what the command wrote. */
export function writeChanges(folder) {
  for (const [, file, text] of page().matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
