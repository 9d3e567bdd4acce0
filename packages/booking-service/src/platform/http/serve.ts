import type { AnyEndpoint, Guarding, Parsed, WireOf } from '@veranda/contract'
import type { Context, Handler } from 'hono'
import type { GuestSession, StaffSession } from '../../identity/identity.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../../service.ts'
import { type CallContext, callContext, type Caller, callerOf, requireGuest } from './callers.ts'
import type { HttpEnv } from './http-env.ts'
import { type FileOnce, fileOnceOf, type Once, onceOf, type OnceOnWire } from './once.ts'
import { type Parts, partsOf } from './parts.ts'
import { type FileGiven, reply, replyFile } from './reply.ts'
import { type Written, written } from './written.ts'

/** A call bound to what answers it. */
export type Route = { readonly endpoint: AnyEndpoint; readonly serve: (service: Service) => Handler<HttpEnv> }

/** What the work behind a call is handed: what the call's declaration lets in, and nothing else. */
export type Asked<E extends AnyEndpoint> = Parsed<E> & { readonly call: CallContext } & WhoOf<E> & OnceOf<E>

/** Who calls: a guest, so that every query can be scoped by them; one of the staff; or anybody. */
type WhoOf<E extends AnyEndpoint> = {
  readonly open: unknown
  readonly guest: { readonly guest: GuestSession }
  readonly staff: { readonly staff: StaffSession }
}[E['access']]

/** For a write that is done once: its claim, and the version it is meant on. */
type OnceOf<E extends AnyEndpoint> = true extends E['takesFile']
  ? FileOnce
  : { readonly none: unknown; readonly once: Once; readonly 'once-on-version': OnVersion }[GuardOf<E>]

type OnVersion = Once & { readonly version: number }

type GuardOf<E extends AnyEndpoint> = [Extract<E['guard'], Guarding>] extends [never]
  ? 'none'
  : Extract<E['guard'], Guarding>

/** What the work answers: a file where one is given; and of what is done once, whether it was answered before. */
export type AnswerOf<E extends AnyEndpoint> =
  GuardOf<E> extends 'none' ? (WireOf<E> extends Blob ? FileGiven : WireOf<E>) : OnceOnWire<WireOf<E>>

type Work<E extends AnyEndpoint, Answer> = (service: Service, asked: Asked<E>) => Promise<Answer>

/**
 * Serves a call as its declaration in the contract says: to whom (`access`), each time or once (`guard`), with a file
 * taken or given. Whoever may not call is refused before anything of the request is read.
 */
export function serve<E extends AnyEndpoint>(endpoint: E, work: Work<E, AnswerOf<E>>): Route {
  return {
    endpoint,
    serve: (service) => async (context) => {
      const caller = await callerOf(endpoint, service, context)
      const answer = await work(service, await askedOf(endpoint, service, context, caller))
      if (endpoint.givesFile) return replyFile(endpoint, context, answer as FileGiven)
      const { wire, isReplay } = endpoint.guard
        ? (answer as OnceOnWire<unknown>)
        : { wire: answer, isReplay: false }
      // A repetition says that it is one.
      return reply(
        endpoint,
        context,
        written(endpoint, wire),
        isReplay ? { 'idempotent-replayed': 'true' } : {},
      )
    },
  }
}

/**
 * Serves a guest's reading whose one query finds nothing for a session that was ended, so that it is not two questions
 * to the database. Whatever it refuses, an ended session is told first that it was ended.
 */
export const serveInOneQuery = <E extends AnyEndpoint & { readonly access: 'guest' }>(
  endpoint: E,
  work: Work<E, Written>,
): Route => ({
  endpoint,
  serve: (service) => async (context) => {
    const guest = await requireGuest(context, service.identity.readSession)
    try {
      const caller = { who: { guest }, subject: guest.reservationCode }
      return reply(endpoint, context, await work(service, await askedOf(endpoint, service, context, caller)))
    } catch (thrown) {
      // A database that did not answer is not asked once more: the guest waits.
      if (thrown instanceof ServiceRefusal) await requireGuest(context, service.identity.verifySession)
      throw thrown
    }
  },
})

async function askedOf<E extends AnyEndpoint>(
  endpoint: E,
  service: Service,
  context: Context<HttpEnv>,
  { who, subject }: Caller,
): Promise<Asked<E>> {
  const parts = await partsOf(endpoint, context)
  const asked = { ...parts, ...who, ...onceFor(endpoint, context, subject, parts) }
  // Which of these there are, the declaration decides; the types above say the same.
  return { ...asked, call: callContext(service, context) } as unknown as Asked<E>
}

function onceFor(endpoint: AnyEndpoint, context: Context<HttpEnv>, subject: string, parts: Parts) {
  if (!endpoint.guard) return {}
  return endpoint.takesFile
    ? fileOnceOf(endpoint, context, subject, parts)
    : onceOf(endpoint, context, subject, parts)
}
