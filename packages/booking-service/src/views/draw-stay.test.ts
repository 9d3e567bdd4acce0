import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { endpoints, endSession } from '@veranda/contract'
import type { BrandId } from '@veranda/domain'
import { runs } from '@veranda/test-depth'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { revoke } from '../identity/ended-sessions.ts'
import { pages } from '../pages/pages.ts'
import type { Store } from '../platform/db/store.ts'
import type { DrawPage } from '../platform/http/sites.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { addBookings, elena, marco } from '../testing/a-booking.ts'
import { anIdentity, aService, aToken, clientOf, type TestService } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { drawStay } from './draw-stay.ts'
import { drawingModules } from './drawing-module.ts'

const page = `<!doctype html><html data-locales="en-US es-MX" lang="en-US"><head><script>boot()</script></head><body><div id="root"><form>Sign in</form></div><template data-page="es-MX"><form>Iniciar sesión</form></template><template data-page="">…</template><script>choose()</script></body></html>`

/** A shell's module as its build leaves it, which draws no more than what it was given. */
const module = `
export async function writtenStay({ brand, locale, guestTimeZone, currency, answer, session }) {
  if (guestTimeZone === 'Pacific/Apia') await new Promise((resolve) => setTimeout(resolve, 2_000))
  if (guestTimeZone === 'Pacific/Fiji') throw new Error('cannot be drawn')
  const { reservationCode } = session
  return {
    html: '<main>' + [brand, reservationCode, locale, guestTimeZone, currency ?? 'own', answer.length > 500].join(' ') + '</main>',
    path: '/api/booking/reservation-details/' + reservationCode + '?langCode=' + locale.slice(0, 2).toUpperCase(),
  }
}
`

function aSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-sites-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const shell of ['palace', 'partner']) {
    write(`${shell}/dist/index.html`, page)
    write(`${shell}/dist/.server/pages.mjs`, module)
  }
  return folder
}

/** Each guest in a session of their own, which can be ended. */
function withSessions(store: Store): TestService {
  const service = aService(store)
  const identity = anIdentity(service.clock)
  const read = async (token: string) => {
    const session = await identity.readSession(token)
    return session && { ...session, originJti: session.reservationCode }
  }
  return {
    ...service,
    identity: {
      ...identity,
      readSession: read,
      verifySession: read,
      endSession: ({ originJti, endsAt }) => revoke(store.db, originJti, endsAt),
    },
  }
}

type Guest = { readonly reservationCode: string; readonly brand: BrandId }
const palaceGuest: Guest = { reservationCode: elena.reservationCode, brand: 'palace' }
const cityGuest: Guest = { reservationCode: marco.reservationCode, brand: 'partner-city' }
const hosts: Readonly<Record<string, string>> = {
  palace: 'http://palace.localhost:4000',
  'partner-city': 'http://city.partner.localhost:4000',
}
const fromOwnPage = ({ brand }: Guest) => ({
  origin: hosts[brand] ?? '',
  'content-type': 'application/json',
  'x-requested-with': 'veranda',
  'x-forwarded-for': '203.0.113.7',
})
const asFile = { 'content-type': 'application/octet-stream' }
const usualLook = encodeURIComponent('en-US|America/New_York|')
const asBrowsers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: TestService
  let app: Hono<HttpEnv>
  let shellsDir: string
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    service = withSessions(store)
    shellsDir = aSite()
    app = appWith(drawStay(service, drawingModules(shellsDir)))
  })
  afterAll(() => store.close())
  const appWith = (draw: DrawPage) =>
    createApp(service, { pages: pages({ lines: service.hosts.lines, shellsDir, talksTo: [], draw }) })

  const post = (guest: Guest, headers: Record<string, string> = {}) =>
    app.request(`${hosts[guest.brand]}/api/session/view`, {
      method: 'POST',
      body: '{}',
      headers: {
        ...fromOwnPage(guest),
        authorization: `Bearer ${aToken(guest.reservationCode, guest.brand)}`,
        ...headers,
      },
    })
  /** The cookie, as the browser sends it back. */
  async function viewOf(guest: Guest): Promise<string> {
    const answer = await post(guest)
    expect(answer.status).toBe(200)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
  const documentAt = (
    guest: Guest,
    cookie: string,
    { path = '/my-reservation', look = usualLook, headers = {}, from = app } = {},
  ) =>
    from.request(`${hosts[guest.brand]}${path}`, {
      headers: { ...asBrowsers, cookie: `${cookie}; veranda-look=${look}`, ...headers },
    })
  const forEverybody = async (answer: Response | Promise<Response>) => {
    const text = await (await answer).text()
    expect(text).toBe(page)
  }

  describe('the page of a guest the service knows', () => {
    test('comes with the stay in it, as this guest reads it, and with what it was drawn from', async () => {
      const look = encodeURIComponent('es-MX|Europe/Rome|EUR USD 0.92')
      const answer = await documentAt(palaceGuest, await viewOf(palaceGuest), { look })
      const html = await answer.text()
      expect(html).toContain(
        `<div id="root"><main>palace ${elena.reservationCode} es-MX Europe/Rome EUR USD 0.92 true</main></div>`,
      )
      expect(html).toMatch(new RegExp(`<html data-stay="${elena.reservationCode} es-MX" data-drawn="\\d+"`))
      expect(html).toContain(' lang="es-MX"')
      const [, path, data = ''] =
        /<script type="application\/json" id="stay" data-path="([^"]+)">(.*?)<\/script>/.exec(html) ?? []
      expect(path).toBe(`/api/booking/reservation-details/${elena.reservationCode}?langCode=ES`)
      const reply = await app.request(`${hosts['palace']}${path}`, {
        headers: { authorization: `Bearer ${aToken(elena.reservationCode, 'palace')}` },
      })
      expect(JSON.parse(data)).toEqual(await reply.json())
      expect(data).not.toContain('<')
    })

    test('still has every page the script in it may choose instead, the first language’s too', async () => {
      const html = await (await documentAt(palaceGuest, await viewOf(palaceGuest))).text()
      expect(html).toContain('<template data-page="en-US"><form>Sign in</form></template>')
      expect(html).toContain('<template data-page="es-MX">')
      expect(html.split('choose()')).toHaveLength(2)
    })

    test('is nobody else’s: not stored anywhere, and under the same policy as every page', async () => {
      const answer = await documentAt(palaceGuest, await viewOf(palaceGuest))
      const everybodys = await app.request(`${hosts['palace']}/my-reservation`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('vary')).toContain('Cookie')
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toBe(everybodys.headers.get('content-security-policy'))
      expect(policy).not.toContain('unsafe')
      expect(await answer.text()).not.toContain(aToken(elena.reservationCode, 'palace'))
    })

    test('is compressed as it is sent, for a browser that takes it so', async () => {
      const cookie = await viewOf(palaceGuest)
      const answer = await documentAt(palaceGuest, cookie, { headers: { 'accept-encoding': 'gzip, br' } })
      const plain = await (await documentAt(palaceGuest, cookie)).text()
      expect(answer.headers.get('content-encoding')).toBe('br')
      const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
      expect(html).toBe(plain)
    })

    test('stands at the root too, which leads to it', async () => {
      const answer = await documentAt(palaceGuest, await viewOf(palaceGuest), { path: '/' })
      expect(await answer.text()).toContain(`<main>palace ${elena.reservationCode}`)
    })
  })

  describe('everybody’s page comes', () => {
    test.each([
      ['without a cookie', '', {}],
      ['with a made-up one', `veranda-view=${'A'.repeat(43)}`, {}],
      ['at another address', undefined, { path: '/update/dates' }],
      ['with something asked of the address', undefined, { path: '/my-reservation?changeDate=true' }],
      ['to a worker that stores the page', undefined, { headers: { 'sec-fetch-dest': 'empty' } }],
      ['where the portal said nothing of how it is read', undefined, { look: '' }],
      [
        'for a language the brand does not offer',
        undefined,
        { look: encodeURIComponent('fr-FR|Europe/Paris|') },
      ],
      ['for a time zone there is not', undefined, { look: encodeURIComponent('en-US|Nowhere/Land|') }],
    ])('%s', async (_, cookie, asked) => {
      await forEverybody(documentAt(palaceGuest, cookie ?? (await viewOf(palaceGuest)), asked))
    })

    test('on another brand’s host, and the cookie goes', async () => {
      const cookie = await viewOf(palaceGuest)
      const answer = await documentAt({ ...palaceGuest, brand: 'partner-city' }, cookie)
      expect(answer.headers.get('set-cookie')).toMatch(/^veranda-view=; .*Max-Age=0/)
      await forEverybody(answer)
    })

    test('for a view that was opened anew in its session', async () => {
      const before = await viewOf(palaceGuest)
      await viewOf(palaceGuest)
      await forEverybody(documentAt(palaceGuest, before))
    })

    test('where the database is gone, or the site’s module cannot be loaded, and the log says so', async () => {
      const cookie = await viewOf(palaceGuest)
      const gone = await open()
      await gone.close()
      const broken = aSite()
      writeFileSync(join(broken, 'palace/dist/.server/pages.mjs'), 'throw new Error("broken")')
      const { length } = service.logged
      for (const draw of [
        drawStay({ ...service, store: gone }, drawingModules(shellsDir)),
        drawStay(service, drawingModules(broken)),
      ])
        await forEverybody(documentAt(palaceGuest, cookie, { from: appWith(draw) }))
      const lines = service.logged.slice(length).map(({ event }) => event)
      expect(lines.filter((event) => event === 'reservation page not drawn')).toHaveLength(2)
    })

    test.each([
      ['takes too long to draw', 'Pacific/Apia'],
      ['cannot be drawn', 'Pacific/Fiji'],
    ])('to an end where the stay %s: the portal asks for itself', async (_, zone) => {
      const answer = await documentAt(palaceGuest, await viewOf(palaceGuest), {
        look: encodeURIComponent(`en-US|${zone}|`),
      })
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain(
        '<div id="root"></div><template data-page="en-US"><form>Sign in</form></template>',
      )
      expect(html).not.toContain('id="stay"')
    })
  })

  test('the cookie is for no script, for this host, and ends with the session', async () => {
    const set = (await post(palaceGuest)).headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^veranda-view=[\w-]{43}; Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax$/)
    expect(Number(/Max-Age=(\d+)/.exec(set)?.[1])).toBeLessThanOrEqual(24 * 3_600)
  })

  test('no call takes the cookie for a session, and none but a guest’s own sets one', async () => {
    const cookie = await viewOf(palaceGuest)
    const calls = Object.values(endpoints).filter(({ access }) => access === 'guest' || access === 'member')
    expect(calls.length).toBeGreaterThan(50)
    const answers = await Promise.all(
      calls.map(async ({ method, path, takesFile }) => {
        const answer = await app.request(
          `${hosts['palace']}/api${path.replaceAll(/:\w+/g, elena.reservationCode)}`,
          { method, headers: { cookie, ...fromOwnPage(palaceGuest), ...(takesFile ? asFile : {}) } },
        )
        return { path, status: answer.status, cookie: answer.headers.get('set-cookie') }
      }),
    )
    expect(answers.filter(({ status, cookie: set }) => status !== 401 || set !== null)).toEqual([])
    expect((await post(palaceGuest, { authorization: '' })).status).toBe(401)
  })

  test('guests who ask beside each other are each sent their own stay', async () => {
    const guests = [palaceGuest, cityGuest]
    const cookies = await Promise.all(guests.map(viewOf))
    let drawn = 0
    const ask = async (index: number) => {
      const [guest = palaceGuest, other = cityGuest] = index % 2 ? [...guests].reverse() : guests
      const html = await (await documentAt(guest, cookies[index % 2] ?? '')).text()
      if (html.includes(other.reservationCode)) throw new Error(`${guest.reservationCode} saw another's stay`)
      if (html.includes(`<main>${guest.brand} ${guest.reservationCode}`)) drawn += 1
    }
    const requests = runs('VIEW_REQUESTS', { landing: 200, full: 2_000 })
    for (let index = 0; index < requests; index += 8)
      await Promise.all(Array.from({ length: 8 }, (__, place) => ask(index + place)))
    // Of a crowd some are sent everybody's page.
    expect(drawn).toBeGreaterThan(requests / 4)
  }, 600_000)

  test('a session that was ended is drawn no more, and nothing is left of it after a day', async () => {
    const cookie = await viewOf(palaceGuest)
    expect(await clientOf(app, palaceGuest).call(endSession)).toMatchObject({ ok: true })
    await forEverybody(documentAt(palaceGuest, cookie))
    const other = await viewOf(cityGuest)
    service.clock.moveOn(24 * 3_600 + 1)
    await forEverybody(documentAt(cityGuest, other))
  })
})
