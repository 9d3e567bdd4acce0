import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * Creates an answer with all its headers at once. Setting headers one by one on a finished answer is slow,
 * and headers set earlier on the context are not included: pass all of them in `headers`.
 */
export function answer(
  context: Context<HttpEnv>,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const id = context.get('requestId')
  context.set('isComplete', true)
  return new Response(body, {
    status,
    headers: { ...context.get('policy'), 'x-request-id': id, 'cache-control': 'no-store', ...headers },
  })
}

export const takesBrotli = (context: Context<HttpEnv>): boolean =>
  /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
