import { createHash } from 'node:crypto'
import { localeFor } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { providerCharge } from './tables.ts'
import { cardPage, type PageLook } from './card-page.ts'
import { challengePage } from './challenge-page.ts'
import type { Clock, Database } from './port.ts'
import { tokeniseCard } from './tokenise-card.ts'
import { pageLocales } from './words.ts'

export type ConsoleNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** The desk's own. */
  readonly origin: string
  /** Pages that may frame the card field: the brands' sites, and nobody else's. */
  readonly brandOrigins: readonly string[]
}

/** The provider's pages and its tokens, on a host of their own. */
export function consoleRoutes({ database, clock, origin, brandOrigins }: ConsoleNeeds): Hono {
  const routes = new Hono()
  const known = new Set(brandOrigins)
  const send = async (context: Context, page: unknown, bounds: Bounds, status: 200 | 410 = 200) => {
    const text = String(await page)
    for (const [name, value] of Object.entries(headersFor(text, bounds, origin))) context.header(name, value)
    return context.html(text, status)
  }
  // Told and logged where all failures are.
  routes.onError((thrown) => {
    throw thrown
  })
  routes.use('*', bodyLimit({ maxSize: 2_048 }), async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'no-store')
    context.res.headers.set('x-content-type-options', 'nosniff')
    context.res.headers.set('referrer-policy', 'no-referrer')
  })
  routes.get('/card', async (context) => {
    const asked = context.req.query('origin') ?? ''
    if (!known.has(asked)) return context.text('This page belongs in a page of ours.', 404)
    return send(context, cardPage(lookOf(context), asked), { framedBy: asked })
  })
  routes.post('/tokens', async (context) => {
    // Only the card field itself: other pages cannot even ask with this content type.
    if (context.req.header('origin') !== origin) return context.json({ problems: ['number'] }, 403)
    const typed: unknown = await context.req.json().catch(() => undefined)
    const answer = await tokeniseCard(database, typed, clock.now())
    // A wrong digit is an answer, not a failure: browsers report those to the console.
    return context.json(answer)
  })
  routes.get('/challenge/:reference', async (context) => {
    const charge = await chargeOf(context.req.param('reference'))
    const isOpen = charge?.state === 'challenge'
    // Who comes back to a question that was answered is led on, as banks do: nobody ends on a dead page.
    if (charge?.approval && !isOpen) return context.redirect(charge.returnUrl, 303)
    const page = challengePage(lookOf(context), isOpen ? charge : undefined)
    const bounds = charge ? { leadsTo: new URL(charge.returnUrl).origin } : {}
    return send(context, page, bounds, isOpen ? 200 : 410)
  })
  routes.post('/challenge/:reference', async (context) => {
    const charge = await chargeOf(context.req.param('reference'))
    if (!charge?.approval) return send(context, challengePage(lookOf(context), undefined), {}, 410)
    if (charge.state !== 'challenge') return context.redirect(charge.returnUrl, 303)
    const { answer } = await context.req.parseBody()
    const back = new URL(charge.returnUrl)
    back.searchParams.set('redirectResult', (answer === 'approve' ? charge.approval : charge.refusal) ?? '')
    return context.redirect(back.href, 303)
  })
  const chargeOf = async (reference: string) => {
    const [charge] = await database
      .select()
      .from(providerCharge)
      .where(eq(providerCharge.reference, reference))
    return charge?.returnUrl === '' ? undefined : charge
  }
  return routes
}

function lookOf(context: Context): PageLook {
  const asked = context.req.query('lang')
  const mode = context.req.query('mode')
  // The language of the page it belongs to: one that is not spoken here is answered in English, not in the browser's.
  const browserLanguages = [asked ?? context.req.header('accept-language') ?? ''].flatMap((each) =>
    each.split(','),
  )
  const locale = localeFor({ browserLanguages, offered: pageLocales })
  return { locale, mode: mode === 'light' || mode === 'black' ? mode : undefined }
}

/** Other origins a page has to do with: who frames it, where its form ends up. */
type Bounds = { readonly framedBy?: string; readonly leadsTo?: string }

function headersFor(
  page: string,
  { framedBy = "'none'", leadsTo = '' }: Bounds,
  origin: string,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${hashesOf(page, /<script[^>]*>([\s\S]*?)<\/script>/g) || "'none'"}`,
      `style-src ${hashesOf(page, /<style[^>]*>([\s\S]*?)<\/style>/g)}`,
      'img-src data:',
      "connect-src 'self'",
      // Browsers hold a form to where its answer redirects to, too.
      `form-action 'self' ${leadsTo}`.trim(),
      `frame-ancestors ${framedBy}`,
      "base-uri 'none'",
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

/** What is written into a page, as its policy names it. */
const hashesOf = (page: string, tags: RegExp): string =>
  [...page.matchAll(tags)]
    .map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ')
