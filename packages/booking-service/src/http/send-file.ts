import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'
import type { SiteFile } from './site-files.ts'

/** Answers with a file, or says that the caller already has it. */
export function sendFile(context: Context<HttpEnv>, file: SiteFile): Response {
  const brotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '') ? file.brotli : undefined
  const etag = `"${file.etag}${brotli ? '-br' : ''}"`
  const kept = context.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  context.header('vary', 'Accept-Encoding')
  context.header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('etag', etag)
  if (kept?.includes(etag)) return context.body(null, 304)
  context.header('content-type', file.type)
  if (brotli) context.header('content-encoding', 'br')
  return context.body(brotli ?? file.plain)
}
