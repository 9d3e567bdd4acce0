import type { AnyEndpoint, Parsed, WireOf } from '@veranda/contract'
import type { RefusingFor } from '../refusal.ts'
import type { Service } from '../service.ts'
import { type CallContext, callContext, callerOf } from './callers.ts'
import { parseRequest } from './parse-request.ts'
import { reply } from './reply.ts'
import { refusing, type Route, withinDeclared } from './serve.ts'
import { serializeResponse } from './serialized-response.ts'
import {
  deviceSecretIn,
  knownDeviceCookie,
  requireOwnPage,
  staffCookie,
  staffSecretIn,
} from './staff-cookie.ts'

/** What a call by which staff come in receives. */
type AtTheEntrance<E extends AnyEndpoint> = Parsed<E> & {
  readonly call: CallContext
  /** The secret of the session the caller has, in whatever stage it is. */
  readonly secret: string | undefined
  /** The secret of the device, where a member of staff has come in with it before. */
  readonly device: string | undefined
  readonly browser: string
}

type Issued = { readonly secret: string; readonly seconds: number }

/** Its answer, and the session that begins with it; `null` ends the one there was. `device` is known from now on. */
type EntranceAnswer<E extends AnyEndpoint> = {
  readonly wire: WireOf<E>
  readonly session?: Issued | null
  readonly device?: Issued | undefined
}

/** Serves a call by which staff come in or leave: it may hand out the session's cookie, or take it back, and make the device known. */
export const serveEntrance =
  <Needs extends Service>() =>
  <E extends AnyEndpoint & { readonly access: 'staff-entrance' }>(
    endpoint: E,
    work: (service: Needs & RefusingFor<E>, asked: AtTheEntrance<E>) => Promise<EntranceAnswer<E>>,
  ): Route<Needs> => ({
    endpoint,
    serve: (service) => async (context) => {
      await callerOf(endpoint, service, context)
      const secret = staffSecretIn(context)
      if (secret !== undefined) requireOwnPage(context)
      const parts = await parseRequest(endpoint, context)
      const browser = (context.req.header('user-agent') ?? '').slice(0, 300)
      const device = deviceSecretIn(context)
      const asked = { ...parts, call: callContext(service, context), secret, device, browser }
      const answer = await withinDeclared(endpoint, () =>
        work(refusing(service), asked as unknown as AtTheEntrance<E>),
      )
      const { session, device: known } = answer
      const response = reply(endpoint, context, serializeResponse(endpoint, answer.wire))
      if (session !== undefined)
        response.headers.append(
          'set-cookie',
          staffCookie(context, session?.secret ?? null, session?.seconds ?? 0),
        )
      if (known)
        response.headers.append('set-cookie', knownDeviceCookie(context, known.secret, known.seconds))
      return response
    },
  })
