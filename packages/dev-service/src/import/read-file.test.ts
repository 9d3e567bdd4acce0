import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ImportError, requireBookings } from './read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-read-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A file this user cannot read; root may read any file of a disk, and no process's memory from its beginning. */
function unreadable(): string {
  if (process.getuid?.() === 0) return '/proc/self/mem'
  const path = fileOf('secret.csv', 'a,b')
  chmodSync(path, 0o000)
  return path
}

test.each<[string, () => string, RegExp]>([
  ['a file that is not there', () => join(folder, 'nothing.csv'), /^There is no file \S+nothing\.csv\.$/],
  ['a folder', () => folder, /^\S+ is a folder, not a file\.$/],
  ['a file that cannot be read', unreadable, /^The file \S+ (may not|cannot) be read\b.*\.$/],
  ['an empty file', () => fileOf('empty.csv', ''), /^The file \S+empty\.csv is empty\.$/],
  [
    'a CSV file of another shape',
    () => fileOf('other.csv', 'name,price\nBread,3\n'),
    /^The file \S+other\.csv is not of the "hotel booking demand" shape: it has no column is_canceled, .*\.$/,
  ],
  [
    'a picture',
    () =>
      fileOf('picture.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 34, 0, 1])),
    /^The file \S+picture\.png is not .*\.$/,
  ],
])('%s is refused in one sentence', async (_, path, sentence) => {
  const reading = requireBookings(path())
  await expect(reading).rejects.toThrow(ImportError)
  await expect(reading).rejects.toThrow(sentence)
})
