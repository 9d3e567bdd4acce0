import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** The files of a typeface at one weight (WOFF, TrueType), one for each part of its signs, as web pages have them. */
export type FontFiles = readonly string[]

const require = createRequire(import.meta.url)

/** For documents of brands that bring no fonts, and for signs that theirs do not have. */
const usualFont = (weight: 400 | 600): FontFiles =>
  ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'].map((part) =>
    require.resolve(`@fontsource/source-sans-3/files/source-sans-3-${part}-${weight}-normal.woff`),
  )

/** The typefaces of a document, the brand's own first. One that cannot be read is left out: a document is better than none. */
export async function loadFonts(files: FontFiles, weight: 400 | 600): Promise<readonly Buffer[]> {
  const read = await Promise.all([...files, ...usualFont(weight)].map(loaded))
  return read.filter((font) => font !== undefined)
}

// Read once: a handful of files of some 20 kB each.
const fonts = new Map<string, Promise<Buffer | undefined>>()

function loaded(path: string): Promise<Buffer | undefined> {
  const font =
    fonts.get(path) ??
    readFile(path)
      .then(unpacked)
      .catch(() => undefined)
  fonts.set(path, font)
  return font
}

/**
 * A font of web pages (WOFF 1) as the plain one it packs: its tables, inflated. The library reads both, but inflates all outlines
 * anew for every sign it draws.
 */
function unpacked(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font
  const count = font.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  font.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20
    const [at, packedLength, length] = [4, 8, 12].map((place) => font.readUInt32BE(entry + place))
    const packed = font.subarray(at, (at ?? 0) + (packedLength ?? 0))
    const table = packedLength === length ? packed : inflateSync(packed)
    const record = 12 + index * 16
    font.copy(head, record, entry, entry + 4)
    font.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(table.length, record + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    tables.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
