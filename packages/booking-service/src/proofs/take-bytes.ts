/** How much of what is too much is still heard out. */
const patience = 32 * 1024 * 1024

/**
 * Takes a body as it arrives; nothing, when it is more than `most`. No more is ever kept than may be: what comes after
 * is heard and forgotten, and at some point no longer heard.
 */
export async function takeBytes(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer | undefined> {
  if (!body) return Buffer.alloc(0)
  let parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size <= most) parts.push(part.value)
    else parts = []
    if (size > most + patience) {
      await reader.cancel()
      return undefined
    }
  }
  return size > most ? undefined : Buffer.concat(parts, size)
}
