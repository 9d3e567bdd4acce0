/**
 * The top-level boxes that hold the photograph; all others are blanked, `free` boxes included, whose name
 * says nothing about their content.
 */
const readBoxes: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'idat', 'moov'])

/**
 * A HEIC reduced to its photograph; `undefined` where the file is incomplete. Offsets inside count from the
 * file's start, so a removed box is blanked in place; bytes behind the last whole box are cut off.
 */
export function heicAlone(bytes: Buffer): Buffer | undefined {
  const alone = Buffer.from(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const isRead = readBoxes.has(bytes.toString('latin1', at + 4, at + 8))
    const size = boxSize(bytes, at)
    if (size < 8 || at + size > bytes.length) {
      if (isRead) return undefined
      break
    }
    if (!isRead) alone.fill(0, at + 8, at + size).write('free', at + 4, 'latin1')
    at += size
  }
  return alone.subarray(0, at)
}

function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.length - at
  if (size !== 1) return size
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}
