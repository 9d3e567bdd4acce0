import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * An answer with all its headers at once. Headers set one by one on a finished answer cost more than the rest of the
 * work around a call, and what was set on the context before is not on it: hand everything over in `headers`.
 */
export function answer(
  context: Context<HttpEnv>,
  body: string | Uint8Array<ArrayBuffer> | null,
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
