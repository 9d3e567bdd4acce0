import { Hono } from 'hono'
import { html } from 'hono/html'
import {
  dataPolicy,
  type HttpEnv,
  type Letter,
  type OpenMailbox,
  policyOnEveryAnswer,
} from '@veranda/booking-service'

type StoredLetter = Letter & { readonly number: number; readonly storedAt: Date }

/** How many letters there is room for: the oldest go first. */
const room = 200

/**
 * Takes letters instead of a mail server, as long as the program runs: `/letters` lists them, newest first, and
 * `/letters/:number` shows one as its reader sees it.
 */
export const openMailbox: OpenMailbox = (now) => {
  let letters: readonly StoredLetter[] = []
  let count = 0
  return {
    mailer: async (letter) => {
      count += 1
      letters = [{ ...letter, number: count, storedAt: now() }, ...letters].slice(0, room)
    },
    pages: pagesOf(() => letters),
  }
}

function pagesOf(letters: () => readonly StoredLetter[]): Hono<HttpEnv> {
  const letterAt = (number: string) => letters().find((letter) => letter.number === Number(number))
  const routes = new Hono<HttpEnv>()
  // Letters style themselves inline, as letters must; nothing in one may run or load.
  const letterPolicy = policyOnEveryAnswer({
    ...dataPolicy(false),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  })
  routes.use('*', letterPolicy, async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/', (context) => {
    if (context.req.header('accept')?.includes('application/json')) return context.json(letters())
    return context.html(listPage(letters()))
  })
  routes.get('/:number{[0-9]+}', (context) => {
    const letter = letterAt(context.req.param('number'))
    return letter ? context.html(letter.html) : context.notFound()
  })
  routes.get('/:number{[0-9]+}/text', (context) => {
    const letter = letterAt(context.req.param('number'))
    return letter ? context.text(letter.text) : context.notFound()
  })
  return routes
}

const listPage = (letters: readonly StoredLetter[]) => html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Letters</title>
  <style>
    body { font: 1rem/1.6 system-ui, sans-serif; margin: 3rem auto; max-width: 44rem; padding: 0 1rem; color-scheme: light dark }
    li { padding: 0.75rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
    ol { list-style: none; padding: 0 }
    small { display: block; opacity: 0.75 }
  </style>
  <main>
    <h1>Letters</h1>
    <p>Development sends no mail. These are the letters that would have gone out, newest first.</p>
    ${letters.length === 0 ? html`<p>None yet.</p>` : html`<ol>${letters.map(listItem)}</ol>`}
  </main>
</html>`

const listItem = (letter: StoredLetter) => html`<li>
  <a href="/letters/${letter.number}">${letter.subject}</a> · <a href="/letters/${letter.number}/text">text</a>
  <small>${letter.from.name} to ${letter.to}, <time>${letter.storedAt.toISOString()}</time></small>
</li>`
