import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standInMarks } from '@veranda/booking-service/testing'
import { expect, inject, test } from 'vitest'

const built = inject('builtDir')
const code = readdirSync(built)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(built, name), 'utf8'))
  .join('\n')

// Else a production build would be without them for a reason of their own.
test.each(Object.entries(standInMarks))(
  'the words that mark %s are in the program for development',
  (_, words) => {
    expect(words.filter((word) => !code.includes(word))).toEqual([])
  },
)
