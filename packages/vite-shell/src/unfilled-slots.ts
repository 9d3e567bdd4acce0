import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Shell } from './shell.ts'

/** How the design system says that pages have slots, in its source and packed. */
const hasSlotsPattern = /\bhasSlots = true\b/

/** What becomes of it where none is filled: later parts still name `Slot`, and it draws nothing. */
const emptied = (code: string): string =>
  code
    .replace(hasSlotsPattern, 'hasSlots = false')
    .replace(/\bSlots = createContext(<\w+>)?\(\{\}\)/, 'Slots = undefined')
    .replace(/function Slot\b[^]*?\n\}/, 'function Slot() {}')

/** Leaves the places that a brand may fill out of the first view of a shell whose entry hands in no `slots`. */
export function unfilledSlots(shell: Shell): Plugin {
  let isFilled = true
  return {
    name: 'veranda:unfilled-slots',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      isFilled = shell.pages.some(({ html }) => entryOf(root, html).some((text) => /\bslots\b/.test(text)))
    },
    transform: {
      filter: { id: /\/design-system\//, code: hasSlotsPattern },
      handler: (code) => (isFilled ? undefined : { code: emptied(code), map: null }),
    },
  }
}

/** The text of the scripts that a page begins with. */
function entryOf(root: string, html: string): readonly string[] {
  const page = readFileSync(join(root, html), 'utf8')
  return [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)]
    .map(([, file = '']) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
}
