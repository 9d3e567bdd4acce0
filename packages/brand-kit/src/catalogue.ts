import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { locales } from '@veranda/messages'
import type { Sentences } from './brand-files.ts'
import type { Catalogue } from './check/words.ts'

const { resolve } = createRequire(import.meta.url)

/** Every sentence of pages and letters in each of our languages: a brand's own file may say any of them. */
export const catalogueOfOurs = (): Catalogue =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.assign(
        {},
        ...['', 'later/', 'letters/'].map(
          (part) =>
            JSON.parse(
              readFileSync(resolve(`@veranda/messages/lang/${part}${locale}.json`), 'utf8'),
            ) as Sentences,
        ),
      ) as Sentences,
    ]),
  )
