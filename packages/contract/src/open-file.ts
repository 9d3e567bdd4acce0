import { ok, refused, type Result } from '@veranda/domain'
import type { GenericSchema, InferInput } from 'valibot'
import { pathOf, read } from './call.ts'
import type { ClientOptions } from './client.ts'
import type { AnyEndpoint } from './endpoint.ts'
import type { Failure } from './failure.ts'
import { headersOf } from './headers.ts'

/** A call that gives a file. */
type FileEndpoint = AnyEndpoint & {
  readonly givesFile?: true
  readonly params?: GenericSchema<Record<string, string>>
  readonly query?: GenericSchema | undefined
}

type FileInput<E extends FileEndpoint> = {
  readonly params: InferInput<NonNullable<E['params']>>
} & ([NonNullable<E['query']>] extends [never]
  ? { readonly query?: undefined }
  : { readonly query: InferInput<NonNullable<E['query']>> })

/**
 * Asks for a file that a call gives, with the session. Never throws. Apart from the other calls, which all answer JSON: the first
 * view asks for no file.
 */
export async function openFile<E extends FileEndpoint>(
  { baseUrl, bearer: bearerOf, locale }: Pick<ClientOptions, 'baseUrl' | 'bearer' | 'locale'>,
  endpoint: E,
  { params, query }: FileInput<E>,
): Promise<Result<Blob, Failure<E>>> {
  try {
    const bearer = await bearerOf()
    if (bearer === undefined) return refused({ kind: 'not-signed-in' } as Failure<E>)
    const response = await fetch(baseUrl + pathOf(endpoint, { params, ...(query ? { query } : {}) }), {
      headers: headersOf({ bearer, locale: locale?.(), guard: undefined }),
      credentials: 'same-origin',
    })
    if (response.ok) return ok(await response.blob())
    const answer = await read(endpoint, response)
    return answer.ok ? refused({ kind: 'unreadable' }) : answer
  } catch {
    return refused({ kind: 'offline' })
  }
}
