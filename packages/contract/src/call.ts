import { ok, refused, type Result } from '@veranda/domain'
import { safeParse } from 'valibot'
import type { Endpoint, Reply } from './endpoint.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Outgoing } from './send.ts'

/** Any call, whatever its parts. */
export type Call = Endpoint<unknown, unknown, unknown, unknown, unknown, unknown>
export type Given = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly guard?: Outgoing['guard']
}

/** An answer in the hotel's words, or why there is none. */
export async function read<Wire, Value>(
  { reply }: { readonly reply: Reply<Wire, Value> },
  response: Response,
): Promise<Result<Value, Failure>> {
  if (!response.ok) return refused(await failureOf(response))
  try {
    const parsed = safeParse(reply.schema, await response.json())
    return parsed.success ? ok(reply.decode(parsed.output)) : refused({ kind: 'unreadable' })
  } catch {
    return refused({ kind: 'unreadable' })
  }
}

/** Where a call goes, below the base. */
export function pathOf(endpoint: Pick<Call, 'path'>, given: Pick<Given, 'params' | 'query'>): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()
  return query ? `${path}?${query}` : path
}
