import { type Locator, type Page, expect as asked } from '@playwright/test'

/** Waits until what a matcher expects is there, or for so long. */
type Wait = (expected: unknown, timeout: number) => Promise<unknown> | undefined
type Waits = Readonly<Record<string, Wait>>
type Matchers = Readonly<Record<string, (...expected: readonly unknown[]) => Promise<void>>>

/** As long as `playwright.config.ts` gives an expectation. */
const patience = 15_000

/**
 * Playwright's `expect`, in which a "not yet" costs little. Its own draws up each "not yet" as a tree of everything on
 * the page, styles included, for a report of which only the last is read: a seventh of the work of all journeys. So what
 * is expected is first waited for by means that draw up nothing; the expectation then decides as ever.
 */
export const expect = new Proxy(asked, {
  apply: (target, self, words: [unknown, ...unknown[]]) => {
    const matchers = Reflect.apply(target, self, words) as object
    const waits = waitsFor(words[0])
    return waits ? waitingFirst(matchers, waits) : matchers
  },
})

function waitsFor(subject: unknown): Waits | undefined {
  if (typeof subject !== 'object' || subject === null) return undefined
  if ('waitFor' in subject) return ofElement(subject as Locator)
  return 'waitForURL' in subject ? ofPage(subject as Page) : undefined
}

function ofElement(locator: Locator): Waits {
  const isThere: Wait = (_, timeout) => locator.waitFor({ state: 'attached', timeout })
  const says: Wait = (hasText, timeout) =>
    isWords(hasText) ? locator.filter({ hasText }).waitFor({ state: 'attached', timeout }) : undefined
  return {
    toBeVisible: (options, timeout) => {
      const { visible = true } = (options ?? {}) as { readonly visible?: boolean }
      return locator.waitFor({ state: visible ? 'visible' : 'hidden', timeout })
    },
    toContainText: says,
    toHaveText: says,
    toBeFocused: isThere,
    toBeEnabled: isThere,
    toBeDisabled: isThere,
    toBeChecked: isThere,
    toBeInViewport: isThere,
    toHaveAttribute: isThere,
    toHaveValue: isThere,
    toHaveAccessibleName: isThere,
    toHaveAccessibleDescription: isThere,
  }
}

const ofPage = (page: Page): Waits => ({
  toHaveURL: (expected, timeout) => {
    if (!isWords(expected)) return undefined
    const isAt = ({ href }: URL) => (typeof expected === 'string' ? href === expected : expected.test(href))
    return page.waitForURL(isAt, { timeout, waitUntil: 'commit' })
  },
})

const isWords = (expected: unknown): expected is string | RegExp =>
  typeof expected === 'string' || expected instanceof RegExp

const waitingFirst = (matchers: object, waits: Waits): object =>
  new Proxy(matchers, {
    get: (target, name) => {
      const matcher = (target as Matchers)[String(name)]
      const wait = waits[String(name)]
      if (!wait || !matcher) return matcher
      return async (...expected: readonly unknown[]) => {
        const { timeout = patience } = (expected.at(-1) ?? {}) as { readonly timeout?: number }
        // What does not come is told by the expectation, in its own words, as one of the journey's own lines.
        await wait(expected[0], timeout)?.catch(() => undefined)
        await matcher(...expected).catch((error: Error) => {
          const lines = (error.stack ?? '').split('\n')
          error.stack = lines.filter((line) => !line.includes(import.meta.filename)).join('\n')
          throw error
        })
      }
    },
  })
