import { ok, refused, type Result } from '@veranda/domain'
import ky, { isHTTPError, isTimeoutError } from 'ky'
import type { Failure } from './failure.ts'
import { headersOf, type Outgoing } from './headers.ts'

/** Elsewhere than in a browser nobody knows. */
const isWithoutLine = (): boolean =>
  typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine

const passing = [502, 503, 504]

/** Sends one request. Reads are retried when the network or the service fails; writes never are. */
export async function send(outgoing: Outgoing): Promise<Result<Response, Failure>> {
  try {
    const response = await ky(outgoing.url, {
      method: outgoing.method,
      headers: headersOf(outgoing),
      ...(outgoing.body === undefined ? {} : { json: outgoing.body }),
      ...(outgoing.fetch ? { fetch: outgoing.fetch } : {}),
      timeout: 15_000,
      credentials: 'same-origin',
      throwHttpErrors: (status) => passing.includes(status),
      retry: {
        // A browser that knows it has no line need not be asked again: what is shown instead must not wait.
        limit: isWithoutLine() ? 0 : 2,
        methods: ['get'],
        statusCodes: passing,
        afterStatusCodes: [],
        backoffLimit: 2_000,
        jitter: true,
      },
    })
    return ok(response)
  } catch (error) {
    if (isHTTPError(error)) return ok(error.response)
    return refused({ kind: isTimeoutError(error) ? 'unavailable' : 'offline' })
  }
}
