/** How much of what is not kept is still heard out. */
const patience = 32 * 1024 * 1024

/**
 * Takes a body as it arrives, as long as `keep` says of each part that it may be kept; nothing, once it says no. What
 * comes after is heard and forgotten, so that its sender reads why, and at some point no longer heard.
 */
export async function takeBytes(
  body: ReadableStream<Uint8Array> | null,
  keep: (bytes: number) => boolean,
): Promise<Buffer | undefined> {
  if (!body) return Buffer.alloc(0)
  let parts: Uint8Array[] = []
  let isRetained = true
  let forgotten = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { byteLength } = part.value
    isRetained &&= keep(byteLength)
    if (isRetained) {
      parts.push(part.value)
      continue
    }
    parts = []
    forgotten += byteLength
    if (forgotten > patience) {
      await reader.cancel()
      break
    }
  }
  return isRetained ? Buffer.concat(parts) : undefined
}
