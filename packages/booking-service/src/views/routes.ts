import { endpoints } from '@veranda/contract'
import { callerOf } from '../platform/http/callers.ts'
import { setCookie } from '../platform/http/host-cookie.ts'
import { parseRequest } from '../platform/http/parse-request.ts'
import { reply } from '../platform/http/reply.ts'
import type { Route } from '../platform/http/serve.ts'
import { serializeResponse } from '../platform/http/serialized-response.ts'
import { openView, viewCookie } from './view-cookie.ts'

export const viewRoutes: { readonly openView: Route } = {
  /** The one call of a guest that sets a cookie. */
  openView: {
    endpoint: endpoints.openView,
    serve: (service) => async (context) => {
      const { who } = await callerOf(endpoints.openView, service, context)
      await parseRequest(endpoints.openView, context)
      const { guest } = who
      if (!guest) throw new Error('A guest’s call was let through without a guest')
      const secret = await openView(service.store.db, guest)
      const seconds = Math.max(
        0,
        Math.floor((guest.endsAt.getTime() - service.clock.now().getTime()) / 1_000),
      )
      return reply(endpoints.openView, context, serializeResponse(endpoints.openView, { opened: true }), {
        'set-cookie': setCookie(context, viewCookie, secret, seconds),
      })
    },
  },
}
