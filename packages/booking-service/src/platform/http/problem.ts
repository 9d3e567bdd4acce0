import type { Problem } from '@veranda/contract'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isStoreAway, storeRetrySeconds } from '../db/store-away.ts'
import { isRefusal, refusals, ServiceRefusal } from '../refusal.ts'
import { refusalsGiven } from '../telemetry/meters.ts'
import { answer } from './answer.ts'
import type { HttpEnv } from './http-env.ts'

/** A refusal as problem details (RFC 9457). */
export function problemResponse(context: Context<HttpEnv>, refused: ServiceRefusal): Response {
  const { status, title } = refusals[refused.refusal]
  const { retryAfterSeconds, errors, attached, isReplay } = refused.more
  refusalsGiven.inc({ route: context.get('route'), refusal: refused.refusal })
  const body: Problem = {
    type: `/problems/${refused.refusal}`,
    title,
    status,
    detail: refused.detail,
    refusal: refused.refusal,
    instance: `/requests/${context.get('requestId')}`,
    ...(errors ? { errors: [...errors] } : {}),
    ...(attached === undefined ? {} : { attached }),
  }
  return answer(context, JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
  })
}

/** The refusal in a thrown value; anything else becomes an internal failure. */
export function refusalBehind(thrown: unknown): ServiceRefusal {
  if (isRefusal(thrown)) return thrown
  if (thrown instanceof HTTPException && thrown.status < 500) return refusalOfStatus(thrown.status)
  if (isStoreAway(thrown))
    return new ServiceRefusal('service-busy', 'Please try again in a moment.', {
      retryAfterSeconds: storeRetrySeconds,
    })
  return new ServiceRefusal('service-failed', 'The failure was recorded. Please try again later.')
}

function refusalOfStatus(status: number): ServiceRefusal {
  if (status === 401) return new ServiceRefusal('not-signed-in', 'The secret is missing or wrong.')
  if (status === 413) return new ServiceRefusal('request-too-large', 'The body is too large.')
  return new ServiceRefusal('malformed-request', 'The request could not be understood.')
}
