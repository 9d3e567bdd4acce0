import type { ProofType } from '@veranda/domain'
import { jpegEnd } from './jpeg-end.ts'

/** Where an image's own bytes end; nothing where it is broken. What stands behind is no part of it. */
export function imageEnd(type: Exclude<ProofType, 'application/pdf'>, bytes: Buffer): number | undefined {
  switch (type) {
    case 'image/jpeg':
      return jpegEnd(bytes)
    case 'image/png':
      return pngEnd(bytes)
    case 'image/webp':
      return webpEnd(bytes)
    case 'image/heic':
      return heicEnd(bytes)
  }
}

function pngEnd(bytes: Buffer): number | undefined {
  let at = 8
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (next > bytes.length) return undefined
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next
    at = next
  }
  return undefined
}

function webpEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 12) return undefined
  const size = bytes.readUInt32LE(4)
  const end = 8 + size + (size % 2)
  return end <= bytes.length ? end : undefined
}

/** The boxes of a photograph; anything else in their row was put there for another purpose. */
const heicBoxes: ReadonlySet<string> = new Set([
  'ftyp',
  'meta',
  'mdat',
  'free',
  'skip',
  'wide',
  'idat',
  'moov',
])

function heicEnd(bytes: Buffer): number | undefined {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = boxSize(bytes, at)
    if (!heicBoxes.has(bytes.toString('latin1', at + 4, at + 8))) return at
    if (size < 8 || at + size > bytes.length) return undefined
    at += size
  }
  return at
}

function boxSize(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.length - at
  if (size !== 1) return size
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0
}
