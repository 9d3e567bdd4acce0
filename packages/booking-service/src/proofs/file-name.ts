const longestName = 120
const extensions: ReadonlySet<string> = new Set(['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'])

/** A file's name as it may be shown and kept; nothing where it is a path, hides its ending or is no name at all. */
export function fileNameFrom(encoded: string): string | undefined {
  const name = decoded(encoded)?.normalize('NFC').trim()
  if (!name || name.length > longestName || name.startsWith('.')) return undefined
  // Separators of paths and drives, what cannot be seen, and what turns the reading direction round.
  if (/[/\\:*?"<>|]|\p{C}|\p{Zl}|\p{Zp}/u.test(name)) return undefined
  const extension = name.split('.').slice(1).at(-1)?.toLowerCase()
  return extension !== undefined && !extensions.has(extension) ? undefined : name
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
