import type { APIResponse, Page, Route } from '@playwright/test'

/** What is asked of the service, as a pattern of addresses and the verb it is asked with. */
export type Asked = { readonly url: string; readonly method?: string; readonly times?: number }

/** What the service answers. */
export function answerTo(route: Route): Promise<APIResponse> {
  const request = route.request()
  const { host, port } = new URL(request.url())
  // Only browsers know that every name below localhost is this machine.
  const url = request.url().replace(host, `localhost:${port}`)
  return route.fetch({ url, headers: { ...request.headers(), host } })
}

/** The service does what it was asked; the guest never hears of it. */
export const losesAnswers = (page: Page, asked: Asked) =>
  failing(page, asked, async (route) => {
    await answerTo(route)
    return route.abort('connectionreset')
  })

/** The ways a press can fail, by what they are called in a journey's name. */
export const failsBecause = {
  'the line is lost': (page: Page, asked: Asked) =>
    failing(page, asked, (route) => route.abort('connectionreset')),
  'the service fails': (page: Page, asked: Asked) =>
    failing(page, asked, (route) => route.fulfill({ status: 500, body: '' })),
  'the answer is lost': losesAnswers,
} as const

const failing = (page: Page, { url, method, times }: Asked, fail: (route: Route) => Promise<void>) =>
  page.route(
    url,
    (route) => (method && route.request().method() !== method ? route.fallback() : fail(route)),
    times === undefined ? {} : { times },
  )
