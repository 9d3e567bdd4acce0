/** How many bytes of a refused body are still read. */
const patience = 32 * 1024 * 1024

/**
 * Reads a body as it arrives, as long as `keep` accepts each part; `undefined` once it does not. The rest is
 * read and dropped up to a limit, so that its sender can read the refusal.
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
