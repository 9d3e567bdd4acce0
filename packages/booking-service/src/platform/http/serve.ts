import type { AnyEndpoint, Guarding, Parsed, WireOf } from '@veranda/contract'
import type { Context, Handler } from 'hono'
import type { GuestSession } from '@veranda/identity'
import { isRefusal, mayRefuse, type RefusingFor, refuseInAnyWord } from '../refusal.ts'
import type { Service, StaffCaller } from '../service.ts'
import { type CallContext, callContext, type Caller, callerOf, requireGuest } from './callers.ts'
import type { HttpEnv } from './http-env.ts'
import {
  type IdempotentFileWrite,
  idempotentFileWriteOf,
  type IdempotentWrite,
  idempotentWriteOf,
  type IdempotentAnswer,
} from './idempotent-write.ts'
import { type RequestParts, parseRequest } from './parse-request.ts'
import { type FileGiven, reply, replyFile } from './reply.ts'
import { type SerializedResponse, serializeResponse } from './serialized-response.ts'

/** A call with its handler. */
export type Route<Needs extends Service = Service> = {
  readonly endpoint: AnyEndpoint
  readonly serve: (service: Needs) => Handler<HttpEnv>
}

/** What a call's handler receives: what the call's declaration admits, and nothing else. */
export type Asked<E extends AnyEndpoint> = Parsed<E> & { readonly call: CallContext } & WhoOf<E> & OnceOf<E>

/**
 * The caller: a guest, so that every query can be scoped to them; a member of staff; or nobody in particular.
 */
type WhoOf<E extends AnyEndpoint> = {
  readonly open: unknown
  readonly guest: { readonly guest: GuestSession }
  readonly staff: { readonly staff: StaffCaller }
  readonly member:
    | { readonly guest: GuestSession; readonly staff?: undefined }
    | { readonly staff: StaffCaller; readonly guest?: undefined }
  /** What these calls know of their caller, `serveEntrance` gives them. */
  readonly 'staff-entrance': unknown
}[E['access']]

/** For an idempotent write: its claim, and the version it was made for. */
type OnceOf<E extends AnyEndpoint> = true extends E['takesFile']
  ? IdempotentFileWrite
  : {
      readonly none: unknown
      readonly once: IdempotentWrite
      readonly 'once-on-version': OnVersion
    }[GuardOf<E>]

type OnVersion = IdempotentWrite & { readonly version: number }

type GuardOf<E extends AnyEndpoint> = [Extract<E['guard'], Guarding>] extends [never]
  ? 'none'
  : Extract<E['guard'], Guarding>

/**
 * What the handler returns: a file where the call sends one; and for an idempotent call, whether it was
 * answered before.
 */
export type AnswerOf<E extends AnyEndpoint> =
  GuardOf<E> extends 'none' ? (WireOf<E> extends Blob ? FileGiven : WireOf<E>) : IdempotentAnswer<WireOf<E>>

type Work<E extends AnyEndpoint, Answer, Needs extends Service = Service> = (
  service: Needs & RefusingFor<E>,
  asked: Asked<E>,
) => Promise<Answer>

/**
 * Serves a call as the contract declares it: its callers (`access`), its idempotency (`guard`), files
 * received or sent, and its refusals. A caller without access is refused before the request is parsed.
 */
export const serve = <E extends AnyEndpoint>(endpoint: E, work: Work<E, AnswerOf<E>>): Route =>
  routeOf(endpoint, work)

/** The same for a handler that needs more than the common service. */
export const serveWith =
  <Needs extends Service>() =>
  <E extends AnyEndpoint>(endpoint: E, work: Work<E, AnswerOf<E>, Needs>): Route<Needs> =>
    routeOf(endpoint, work)

function routeOf<E extends AnyEndpoint, Needs extends Service>(
  endpoint: E,
  work: Work<E, AnswerOf<E>, Needs>,
): Route<Needs> {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const caller = await callerOf(endpoint, service, context)
      const asked = await askedOf(endpoint, service, context, caller)
      const answer = await withinDeclared(endpoint, () => work(refusing(service), asked))
      if (endpoint.givesFile) return replyFile(endpoint, context, answer as FileGiven)
      const { wire, isReplay } = endpoint.guard
        ? (answer as IdempotentAnswer<unknown>)
        : { wire: answer, isReplay: false }
      // A repeated answer carries a header that says so.
      return reply(
        endpoint,
        context,
        serializeResponse(endpoint, wire),
        isReplay ? { 'idempotent-replayed': 'true' } : {},
      )
    },
  }
}

/**
 * Serves a guest's read whose single query finds nothing for an ended session, which saves a second query.
 * Whatever the read refuses with, an ended session is reported first.
 */
export const serveInOneQuery = <E extends AnyEndpoint & { readonly access: 'guest' }>(
  endpoint: E,
  work: Work<E, SerializedResponse>,
): Route => ({
  endpoint,
  serve: (service) => async (context) => {
    const guest = await requireGuest(context, service.identity.readSession)
    try {
      const caller = { who: { guest }, subject: guest.reservationCode }
      const asked = await askedOf(endpoint, service, context, caller)
      return reply(endpoint, context, await withinDeclared(endpoint, () => work(refusing(service), asked)))
    } catch (thrown) {
      // If the database did not answer, the session is not checked: that would only make the guest wait
      // longer.
      if (isRefusal(thrown)) await requireGuest(context, service.identity.verifySession)
      throw thrown
    }
  },
})

/** The service with the call's `refuse`. The types restrict it to the call's refusals. */
export const refusing = <E extends AnyEndpoint, Needs extends Service>(
  service: Needs,
): Needs & RefusingFor<E> => ({
  ...service,
  refuse: refuseInAnyWord,
})

/** A refusal that the call does not declare is a bug, and is reported as one. */
export async function withinDeclared<Answer>(
  endpoint: AnyEndpoint,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (thrown) {
    if (isRefusal(thrown) && !mayRefuse(endpoint, thrown.refusal))
      throw new Error(`${endpoint.name} does not declare the refusal ${thrown.refusal}`, { cause: thrown })
    throw thrown
  }
}

async function askedOf<E extends AnyEndpoint>(
  endpoint: E,
  service: Service,
  context: Context<HttpEnv>,
  { who, subject }: Caller,
): Promise<Asked<E>> {
  const parts = await parseRequest(endpoint, context)
  const call = callContext(service, context, who.guest)
  const once = guardedParts(endpoint, context, subject, parts)
  // Which of these there are, the declaration decides; the types above say the same.
  return { ...parts, ...who, ...once, locale: call.locale, call } as unknown as Asked<E>
}

function guardedParts(
  endpoint: AnyEndpoint,
  context: Context<HttpEnv>,
  subject: string,
  parts: RequestParts,
) {
  if (!endpoint.guard) return {}
  return endpoint.takesFile
    ? idempotentFileWriteOf(endpoint, context, subject, parts)
    : idempotentWriteOf(endpoint, context, subject, parts)
}
