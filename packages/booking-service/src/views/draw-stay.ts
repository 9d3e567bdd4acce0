import { Readable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { langCodeOf } from '@veranda/contract'
import { isTimeZone } from '@veranda/domain'
import type { Context } from 'hono'
import { describeFailure } from '../platform/describe-failure.ts'
import { answer, takesBrotli } from '../platform/http/answer.ts'
import { cookieIn, secretIn, setCookie } from '../platform/http/host-cookie.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { sendFile } from '../platform/http/send-file.ts'
import type { SiteFile } from '../platform/http/site-files.ts'
import type { DrawPage } from '../platform/http/sites.ts'
import { wordsLanguageOf } from '../platform/language.ts'
import type { Service } from '../platform/service.ts'
import { cachedReservationAnswer } from '../reservations/cached-reservation-answer.ts'
import { loadReservationText } from '../reservations/load-reservation-row.ts'
import type { DrawingModule, DrawingModules, Look } from './drawing-module.ts'
import { type PageAround, pageAround, type StayInPage } from './page-around.ts'
import { viewCookie, type Viewer, viewerWith } from './view-cookie.ts'

/** Where the reservation stands; the first leads to the second. */
const addresses = new Set(['/', '/my-reservation'])

/** A guest does not wait longer for a page with the stay in it: the one that asks for itself is as good. */
const patienceMs = 300

/** A crowd that asks for pages does not keep the calls waiting. */
const mostAtOnce = 4

type Needs = Pick<Service, 'store' | 'clock' | 'brands' | 'log'>

/**
 * Draws the reservation into the page of a guest whose view cookie comes along. The head goes out at once; what follows
 * is the stay, or where it cannot be read and drawn in time, the page as everybody gets it.
 */
export function drawStay(service: Needs, moduleOf: DrawingModules): DrawPage {
  /** Everybody's page is sent instead, and the log says why. */
  const noted = (thrown: unknown): undefined => {
    service.log({ event: 'reservation page not drawn', failure: describeFailure(thrown) })
    return undefined
  }
  let underway = 0
  return async (context, page) => {
    const asked = await inTime(askedFor(service, context)).catch(noted)
    if (asked === undefined || asked === 'over') return asked && withoutView(context, page)
    const around = pageAround(page)
    const module = await moduleOf(context.get('host').shell).catch(noted)
    if (!around || !module || underway >= mostAtOnce) return undefined
    underway += 1
    // Counted until it is done, also where nobody waits for it any more.
    const work = drawn(service, asked, module).finally(() => {
      underway -= 1
    })
    return streamed(context, around, { ...asked, drawing: inTime(work).catch(noted) })
  }
}

/** What the guest who asks for a page is to be shown. */
type Asked = Look & { readonly viewer: Viewer; readonly now: Date }

/** `over`: the browser still has a cookie, and there is no such view any more. */
async function askedFor(
  { store, clock, brands }: Needs,
  context: Context<HttpEnv>,
): Promise<Asked | 'over' | undefined> {
  const secret = isDocument(context) ? secretIn(context, viewCookie) : undefined
  const look = lookIn(context)
  if (secret === undefined || !look) return undefined
  const now = clock.now()
  const viewer = await viewerWith(store.db, secret, now)
  if (!viewer || !context.get('host').brands.includes(viewer.brand)) return 'over'
  // The page is built in the languages its brand offers.
  return brands.find(viewer.brand)?.locales.includes(look.locale) ? { viewer, ...look, now } : undefined
}

/**
 * A browser that goes to the reservation. Whatever else asks for this address, such as the worker that stores the page for
 * when there is no line, is given the page as everybody gets it.
 */
const isDocument = ({ req }: Context<HttpEnv>): boolean =>
  req.method === 'GET' &&
  addresses.has(req.path) &&
  new URL(req.url).search === '' &&
  req.header('sec-fetch-mode') === 'navigate' &&
  req.header('sec-fetch-dest') === 'document'

/** The portal notes here how the guest reads the page, as long as they are signed in: `es-MX|America/Cancun|EUR USD 0.92`. */
function lookIn(context: Context<HttpEnv>): Look | undefined {
  const [locale, guestTimeZone, currency] = decoded(cookieIn(context, 'veranda-look') ?? '').split('|')
  return locale && guestTimeZone && isTimeZone(guestTimeZone)
    ? { locale, guestTimeZone, currency }
    : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

type Drawn = { readonly html: string; readonly stay: StayInPage }

async function drawn(
  { store: { db } }: Needs,
  { viewer, now, ...look }: Asked,
  { writtenStay }: DrawingModule,
): Promise<Drawn | undefined> {
  const { locale } = look
  const lang = langCodeOf(locale)
  const row = await loadReservationText(db, viewer, wordsLanguageOf(lang))
  if (row === undefined) return undefined
  const { reservationCode } = viewer
  const { text } = cachedReservationAnswer(row, lang, now)
  const { html, path } = await writtenStay({
    brand: viewer.brand,
    ...look,
    now: now.getTime(),
    answer: text,
    session: { reservationCode, endsAt: viewer.endsAt.getTime() },
  })
  return { html, stay: { reservationCode, locale, now, path, text } }
}

const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))])

/** The head at once, so that the browser fetches what it names while the stay is read and drawn. */
function streamed(
  context: Context<HttpEnv>,
  { head, tail }: PageAround,
  { viewer, locale, now, drawing }: Asked & { readonly drawing: Promise<Drawn | undefined> },
): Response {
  const isBrotli = takesBrotli(context)
  const parts = async function* () {
    yield head({ reservationCode: viewer.reservationCode, locale, now })
    const page = await drawing
    yield (page?.html ?? '') + tail(page?.stay)
  }
  const body = isBrotli ? compressed(parts()) : Readable.from(parts(), { objectMode: false })
  context.set('route', 'reservation page')
  return answer(context, Readable.toWeb(body) as ReadableStream<Uint8Array>, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Encoding',
    ...(isBrotli ? { 'content-encoding': 'br' } : {}),
  })
}

/** Each part leaves as soon as it is there. */
function compressed(parts: AsyncIterable<string>): Readable {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const write = async () => {
    for await (const part of parts) {
      brotli.write(part)
      brotli.flush()
    }
    brotli.end()
  }
  write().catch((thrown: unknown) => brotli.destroy(thrown instanceof Error ? thrown : undefined))
  return brotli
}

/** The page for everybody, and the cookie goes. */
function withoutView(context: Context<HttpEnv>, page: SiteFile): Response {
  const response = sendFile(context, page)
  response.headers.append('set-cookie', setCookie(context, viewCookie, null, 0))
  return response
}
