import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** Presses whose wait is announced in another part of the same page. */
const elsewhere: Readonly<Record<string, string>> = {
  'patterns/change-price/change-bar.tsx': 'the price above it',
  'patterns/document-upload/document-line.tsx': 'the group of its files',
  'screens/confirmation-letter/letter-list.tsx': 'the form that sends letters',
  'screens/sign-in/sign-in-screen.tsx': 'its form for the names',
}

/** Staff read of a wait in their own frame. */
const isStaffs = (file: string) => /staff-|app-enrolment/.test(file)

test('beside every press of a guest that is at work it is said when it takes long', () => {
  const silent = globSync('{screens,patterns}/**/*.tsx', { cwd: source })
    .filter((file) => !file.endsWith('.stories.tsx') && !isStaffs(file))
    .filter((file) => {
      const text = readFileSync(path.join(source, file), 'utf8')
      return / busy=\{/.test(text) && !/<(?:StillUnderway|Underway|SendButton)\b/.test(text)
    })
  expect(silent.sort()).toEqual(Object.keys(elsewhere))
})
