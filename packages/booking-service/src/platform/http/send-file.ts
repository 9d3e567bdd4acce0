import type { Context } from 'hono'
import { answer } from './answer.ts'
import type { HttpEnv } from './http-env.ts'
import type { SiteFile } from './site-files.ts'

/** Sends a file, or 304 if the caller already has it; a page that says there is none is sent as that. */
export function sendFile(context: Context<HttpEnv>, file: SiteFile, status: 200 | 404 = 200): Response {
  const brotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '') ? file.brotli : undefined
  const etag = `"${file.etag}${brotli ? '-br' : ''}"`
  const stored = context.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  const headers = {
    vary: 'Accept-Encoding',
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
  }
  if (status === 200 && stored?.includes(etag)) return answer(context, null, 304, headers)
  return answer(context, brotli ?? file.plain, status, {
    ...headers,
    'content-type': file.type,
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  })
}
