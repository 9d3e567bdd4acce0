import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Turns language files into parsed messages while building, so that the parser never has to ship. */
export const icuMessages = (languageFile = /\/lang\/(?:later\/)?[\w-]+\.json$/): Plugin => ({
  name: 'veranda:icu-messages',
  enforce: 'pre',
  transform: {
    filter: { id: languageFile },
    handler(code, id) {
      const parsed: Record<string, unknown> = {}
      for (const [key, text] of Object.entries(JSON.parse(code) as Record<string, string>)) {
        try {
          parsed[key] = parse(text, { captureLocation: false })
        } catch (error) {
          this.error(`${id}: ${key}: ${String(error)}`)
        }
      }
      return { code: JSON.stringify(parsed), map: null }
    },
  },
})

/** Only right when every message is parsed ahead; see {@link icuMessages}. */
export const withoutIcuParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}
