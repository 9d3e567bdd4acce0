import { type Input, isFields } from './input.ts'
import { PoolError } from './pool-error.ts'

const longestBody = 16_384

/** The request's JSON object. Reading stops at the limit, whatever length was declared. */
export async function readBody(request: Request): Promise<Input> {
  const text = await readLimited(request)
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // Worded below, together with JSON that is no object.
  }
  throw new PoolError('SerializationException', 'The request body is not a JSON object')
}

async function readLimited(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > longestBody) throw new PoolError('SerializationException', 'The request body is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
