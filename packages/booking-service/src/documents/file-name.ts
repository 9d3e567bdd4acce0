import type { DocumentType } from '@veranda/domain'

const longestName = 120

/** How names of each type end, the usual one first. */
const endings: Readonly<Record<DocumentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
}
const known: ReadonlySet<string> = new Set(Object.values(endings).flat())

/** A file's name as it may be shown and kept; nothing where it is a path, hides its ending or is no name at all. */
export function fileNameFrom(encoded: string): string | undefined {
  const name = decoded(encoded)?.normalize('NFC').trim()
  if (!name || name.length > longestName || name.startsWith('.')) return undefined
  return forbidden.test(name) ? undefined : name
}

// Separators of paths and drives, what cannot be seen, and what turns the reading direction round.
const forbidden = /[/\\:*?"<>|]|\p{C}|\p{Zl}|\p{Zp}/u

/** Whether a name ends the way a supporting document's does, or has no ending. */
export function mayBeDocument(name: string): boolean {
  const ending = endingOf(name)
  return ending === undefined || known.has(ending)
}

/** The name a kept file is handed on by: it ends as the file's type says, whatever its sender called it. */
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
