import type { Locale } from '@veranda/domain'
import type { clientOf } from './a-service.ts'

type Served = Parameters<typeof clientOf>[0]

/** The service as a browser with this language reaches it. */
export const speaking = (app: Served, locale: Locale): Served => ({
  fetch: (request, ...more) => {
    request.headers.set('accept-language', locale)
    return app.fetch(request, ...more)
  },
})
