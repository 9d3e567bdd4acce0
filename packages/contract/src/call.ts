import { ok, refused, type Result } from '@veranda/domain'
import { safeParse } from 'valibot'
import type { AnyEndpoint, ValueOf } from './endpoint.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Outgoing } from './headers.ts'

export type Given = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly guard?: Outgoing['guard']
}

/** Reads a response as the call's value, or as its failure. */
export async function read<E extends AnyEndpoint>(
  endpoint: E,
  response: Response,
): Promise<Result<ValueOf<E>, Failure<E>>> {
  // `failureOf` has parsed it by the schemas of this very call.
  if (!response.ok) return refused((await failureOf(endpoint, response)) as Failure<E>)
  const { reply } = endpoint
  try {
    const parsed = safeParse(reply.schema, await response.json())
    return parsed.success
      ? ok(reply.decode(parsed.output as never) as ValueOf<E>)
      : refused({ kind: 'unreadable' })
  } catch {
    return refused({ kind: 'unreadable' })
  }
}

/** Where a call goes, below the base. */
export function pathOf(endpoint: Pick<AnyEndpoint, 'path'>, given: Pick<Given, 'params' | 'query'>): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()
  return query ? `${path}?${query}` : path
}
