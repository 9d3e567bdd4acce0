import { type InferOutput, safeParse } from 'valibot'
import type { AnyEndpoint, RefusalsOf } from './endpoint.ts'
import { onceRefusals, type RefusalSchemas, versionRefusals } from './refusals.ts'

/** Why a call gave no value: what can happen to any call of its kind, and the refusals it declares. */
export type Failure<E extends AnyEndpoint = AnyEndpoint> =
  | { readonly kind: 'offline' }
  | (E['access'] extends 'open' ? never : { readonly kind: 'not-signed-in' })
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** The answer arrived and made no sense to this client. */
  | { readonly kind: 'unreadable' }
  | Refused<E>

/**
 * The service understood and said no. `detail` is an English sentence; `attached` is what the refusal brings along (a
 * fresh quote, other dates). A word the call does not declare reads as `unexpected`.
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

/** The failure an answer stands for; the body is read only where it matters. */
export async function failureOf(endpoint: AnyEndpoint, response: Response): Promise<Failure> {
  if (response.status === 401 && endpoint.access !== 'open') return { kind: 'not-signed-in' }
  if (response.status === 403) return { kind: 'forbidden' }
  if (response.status === 404) return { kind: 'not-found' }
  // What was sent did not arrive in time: the line is as good as lost.
  if (response.status === 408) return { kind: 'offline' }
  if (response.status >= 500) {
    const seconds = retryAfter(response)
    return seconds === undefined
      ? { kind: 'unavailable' }
      : { kind: 'unavailable', retryAfterSeconds: seconds }
  }
  const failure = refusedBy(endpoint, await response.json().catch(() => undefined))
  // Past a limit a call may know another way than waiting; then that is what it declares.
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

/** Every refusal of a call with what it brings along: its own, and those of its kind. */
export const refusalsOf = ({ guard, refusals }: AnyEndpoint): RefusalSchemas => ({
  ...(guard ? onceRefusals : {}),
  ...(guard === 'once-on-version' ? versionRefusals : {}),
  ...refusals,
})

function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}
