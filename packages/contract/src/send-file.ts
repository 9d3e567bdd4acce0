import { refused, type Result } from '@veranda/domain'
import type { GenericSchema, InferInput } from 'valibot'
import { pathOf, read } from './call.ts'
import type { ClientOptions } from './client.ts'
import type { AnyEndpoint, Guards, ValueOf } from './endpoint.ts'
import type { Failure } from './failure.ts'
import { headersOf } from './headers.ts'

/** A file and its name; a `File` will do. */
export type FileToSend = { readonly name: string; readonly bytes: Blob }

export type Sending = {
  /** The share that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Stops the sending; the result is then `offline`. */
  readonly signal?: AbortSignal
}

/** A call that takes a file's bytes. */
type FileEndpoint = AnyEndpoint & {
  readonly takesFile?: true
  readonly guard?: 'once'
  readonly params?: GenericSchema<Record<string, string>>
}

/**
 * Sends a file to a call that takes one. Never throws, and never retries by itself. It does not use `fetch`,
 * which cannot report progress.
 */
export async function sendFile<E extends FileEndpoint>(
  { baseUrl, bearer: bearerOf, locale }: Pick<ClientOptions, 'baseUrl' | 'bearer' | 'locale'>,
  endpoint: E,
  { params, guard, file }: FileInput<E>,
  sending: Sending = {},
): Promise<Result<ValueOf<E>, Failure<E>>> {
  try {
    const bearer = await bearerOf()
    if (bearer === undefined) return refused({ kind: 'not-signed-in' } as Failure<E>)
    const headers = {
      ...headersOf({ bearer, locale: locale?.(), guard }),
      'content-type': 'application/octet-stream',
      'veranda-file-name': encodeURIComponent(file.name),
    }
    const url = baseUrl + pathOf(endpoint, { params })
    const response = await upload(url, { method: endpoint.method, headers, bytes: file.bytes }, sending)
    return response ? await read(endpoint, response) : refused(lost)
  } catch {
    return refused(lost)
  }
}

type FileInput<E extends FileEndpoint> = {
  readonly params: InferInput<NonNullable<E['params']>>
  readonly guard: Guards['once']
  readonly file: FileToSend
}

const lost = { kind: 'offline' } as const

type Upload = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Blob
}

/** The service's response; `undefined` without one. */
function upload(
  url: string,
  { method, headers, bytes }: Upload,
  { onProgress, signal }: Sending,
): Promise<Response | undefined> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(undefined)
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', stop)
      resolve(request.status === 0 ? undefined : answerOf(request))
    })
    signal?.addEventListener('abort', stop)
    request.send(bytes)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after')
  return new Response(request.responseText, {
    status: request.status,
    headers: wait === null ? {} : { 'retry-after': wait },
  })
}
