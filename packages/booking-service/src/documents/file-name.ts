import type { DocumentType } from '@veranda/domain'

const longestName = 120

/** The extensions of each type, the usual one first. */
const endings: Readonly<Record<DocumentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
}
const known: ReadonlySet<string> = new Set(Object.values(endings).flat())

/**
 * A file's name as it may be shown and stored; `undefined` where it is a path, hides its extension or is no
 * name at all.
 */
export function fileNameFrom(encoded: string): string | undefined {
  const name = decoded(encoded)?.normalize('NFC').trim()
  if (!name || name.length > longestName || name.startsWith('.')) return undefined
  return forbidden.test(name) ? undefined : name
}

// Separators of paths and drives, invisible characters, and those that reverse the reading direction.
const forbidden = /[/\\:*?"<>|]|\p{C}|\p{Zl}|\p{Zp}/u

/** Whether a name has the extension of an accepted type, or none. */
export function mayBeDocument(name: string): boolean {
  const ending = endingOf(name)
  return ending === undefined || known.has(ending)
}

/**
 * The name under which a stored file is downloaded: its extension follows the file's real type, whatever its
 * sender called it.
 */
export function downloadName(name: string, type: DocumentType): string {
  const ending = endingOf(name)
  const isOfType = ending !== undefined && endings[type].includes(ending)
  if (isOfType) return name
  const stem = ending !== undefined && known.has(ending) ? name.slice(0, -ending.length - 1) : name
  return `${stem}.${endings[type][0]}`
}

const endingOf = (name: string): string | undefined => name.split('.').slice(1).at(-1)?.toLowerCase()

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
