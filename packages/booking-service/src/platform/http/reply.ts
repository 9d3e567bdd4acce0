import { brotliCompressSync, constants } from 'node:zlib'
import type { AnyEndpoint } from '@veranda/contract'
import type { Context } from 'hono'
import { answer, takesBrotli } from './answer.ts'
import type { HttpEnv } from './http-env.ts'
import type { SerializedResponse } from './serialized-response.ts'

export function reply(
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  { text, etag }: SerializedResponse,
  more: Readonly<Record<string, string>> = {},
): Response {
  const { publicForSeconds } = endpoint
  const tagged = {
    ...(etag ? { etag } : {}),
    ...(publicForSeconds === undefined ? {} : { 'cache-control': `public, max-age=${publicForSeconds}` }),
  }
  if (etag && isRetained(context, etag)) return answer(context, null, 304, tagged)
  const isCompressed = text.length >= worthCompressing && takesBrotli(context)
  return answer(context, isCompressed ? compressed(text) : text, endpoint.reply.status, {
    'content-type': 'application/json',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    vary: 'Accept-Encoding',
    ...tagged,
    ...more,
  })
}

/** In characters; a shorter answer reaches a slow line hardly sooner. */
const worthCompressing = 4_096

// At this quality 36 kB of days and prices become 3 within half a millisecond.
const compressed = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }))

const isRetained = (context: Context<HttpEnv>, etag: string): boolean =>
  (context.req.header('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)

/** A file to download; the extension of `name` fits `type`. */
export type FileGiven = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Sends a guest's file to staff as a download, never to be opened as a page. */
export const replyFile = (
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  { name, type, bytes }: FileGiven,
): Response =>
  answer(context, bytes, endpoint.reply.status, {
    'content-type': type,
    'content-length': String(bytes.byteLength),
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
  })

// The first name is for clients that do not understand the second, which browsers use (RFC 6266). Neither can
// be a path.
function attachment(given: string): string {
  const name = given.replaceAll(/[/\\:*?"<>|]|\p{C}/gu, '_').replace(/^[.\s]+/, '_')
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
