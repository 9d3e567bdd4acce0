const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Where a JPEG ends, by walking its segments; nothing where it is not whole. Phones put further whole pictures
 * behind the first one (a smaller copy, a map of the light): they belong to it.
 */
export function jpegEnd(bytes: Buffer): number | undefined {
  let end = pictureEnd(bytes, 0)
  while (end !== undefined && end < bytes.length && bytes.subarray(end, end + 3).equals(start))
    end = pictureEnd(bytes, end)
  return end
}

const start = Buffer.from([0xff, 0xd8, 0xff])

function pictureEnd(bytes: Buffer, from: number): number | undefined {
  let at = from + 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return at + 2
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return undefined
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === startOfScan) at = nextMarker(bytes, at)
    }
  }
  return undefined
}

const standsAlone = (marker: number): boolean => marker === 0x01 || isRestart(marker)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

// Between scans everything is picture, and a 0xff of it is followed by a zero.
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !isRestart(next)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}
