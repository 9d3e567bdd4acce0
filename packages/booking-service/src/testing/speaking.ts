import type { Locale } from '@veranda/domain'
import type { clientOf } from './a-service.ts'

type Served = Parameters<typeof clientOf>[0]

/** The service as a browser reaches it that speaks a language. */
export const speaking = (app: Served, locale: Locale): Served => ({
  fetch: (request, ...more) => {
    request.headers.set('accept-language', locale)
    return app.fetch(request, ...more)
  },
})
