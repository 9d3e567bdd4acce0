import { type InferOutput, safeParse } from 'valibot'
import type { AnyEndpoint, RefusalsOf } from './endpoint.ts'
import { onceRefusals, type RefusalSchemas, versionRefusals } from './refusals.ts'

/** Why a call returned no value: failures of any call of its kind, and its declared refusals. */
export type Failure<E extends AnyEndpoint = AnyEndpoint> =
  | { readonly kind: 'offline' }
  | (E['access'] extends 'open' ? never : { readonly kind: 'not-signed-in' })
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** An answer arrived that this client cannot read. */
  | { readonly kind: 'unreadable' }
  | Refused<E>

/**
 * The service refused. `detail` is an English sentence; `attached` is the refusal's attachment (a fresh
 * quote, other dates). A refusal that the call does not declare becomes `unexpected`.
 */
export type Refused<E extends AnyEndpoint = AnyEndpoint> =
  | (E extends AnyEndpoint ? RefusedWith<RefusalsOf<E>> : never)
  | {
      readonly kind: 'refused'
      readonly refusal: 'unexpected'
      readonly detail: string
      readonly attached?: undefined
    }

type RefusedWith<Schemas extends RefusalSchemas> = {
  [Word in keyof Schemas]: {
    readonly kind: 'refused'
    readonly refusal: Word
    readonly detail: string
  } & Attached<InferOutput<Schemas[Word]>>
}[keyof Schemas]

type Attached<Value> = undefined extends Value
  ? { readonly attached?: Value | undefined }
  : { readonly attached: Value }

/** The failure that a response stands for; its body is read only where needed. */
export async function failureOf(endpoint: AnyEndpoint, response: Response): Promise<Failure> {
  // A call that is open to everyone can be refused for the page it came from, but nobody's access is missing.
  if (endpoint.access !== 'open') {
    if (response.status === 401) return { kind: 'not-signed-in' }
    if (response.status === 403) return { kind: 'forbidden' }
  }
  if (response.status === 404) return { kind: 'not-found' }
  // The request did not arrive in time, which counts as a lost connection.
  if (response.status === 408) return { kind: 'offline' }
  if (response.status >= 500) {
    const seconds = retryAfter(response)
    return seconds === undefined
      ? { kind: 'unavailable' }
      : { kind: 'unavailable', retryAfterSeconds: seconds }
  }
  const failure = refusedBy(endpoint, await response.json().catch(() => undefined))
  // On 429, an endpoint may declare a refusal that offers something other than waiting; that one is used.
  return response.status === 429 && (failure.kind !== 'refused' || failure.refusal === 'unexpected')
    ? { kind: 'too-many-tries', retryAfterSeconds: retryAfter(response) ?? 60 }
    : failure
}

function refusedBy(endpoint: AnyEndpoint, problem: unknown): Failure {
  if (typeof problem !== 'object' || problem === null || !('refusal' in problem))
    return { kind: 'unreadable' }
  const { refusal, attached } = problem as { readonly refusal: unknown; readonly attached?: unknown }
  if (typeof refusal !== 'string') return { kind: 'unreadable' }
  const detail = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : ''
  const schemas = refusalsOf(endpoint)
  const schema = Object.hasOwn(schemas, refusal) ? schemas[refusal] : undefined
  const parsed = schema && safeParse(schema, attached)
  return parsed?.success
    ? { kind: 'refused', refusal, detail, attached: parsed.output }
    : { kind: 'refused', refusal: 'unexpected', detail }
}

/** Every refusal of a call with the schema of its attachment: its own, and those of its kind. */
export const refusalsOf = ({ guard, refusals }: AnyEndpoint): RefusalSchemas => ({
  ...(guard ? onceRefusals : {}),
  ...(guard === 'once-on-version' ? versionRefusals : {}),
  ...refusals,
})

function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}
