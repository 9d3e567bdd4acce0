import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { recordFigure } from '@veranda/test-depth'
import pg from 'pg'
import { everythingStored } from '../everything-stored.ts'
import { addressFileOf, firstPort, hotelPort } from '../hotel/ports.ts'
import { expect, fillSignIn, main, pressSignIn, seesReservation, signOut, test } from '../product.ts'
import { sendButton, textField } from '../requests/page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import { startOwnService } from '../run/own-service.ts'
import { guestPages } from './addresses.ts'

const port = firstPort + 50
const metricsPort = firstPort + 51
const site = `http://palace.localhost:${port}`
const office = `http://admin.localhost:${port}`
const code = 'ZPCU-104A7C-AB'

/** What is known of the n-th guest, each text found nowhere else. */
const guestOf = (n: number) => {
  const mark = ['Quilla', 'Bolzan', 'Treviz', 'Osmund', 'Wexfor', 'Yarrow'][n] ?? 'Zephyr'
  return {
    first_name: `${mark}rina`,
    last_name: `${mark}bamba`,
    email: `${mark.toLowerCase()}.canary@example.org`,
    phone: `+52 998 7${n}1 83${n}6`,
    zip_code: `8${n}4Q${n}`,
    city: `${mark}ville`,
    birth_date: `19${61 + n}-0${n + 1}-1${n}`,
  }
}
const typed = {
  wrongFirstName: 'Hesperia',
  wrongLastName: 'Montclare',
  wrongEmail: 'hesperia.montclare@example.net',
  linkSecret: 'c0ffee0123456789abcdef0123456789abcdef01',
  request: 'Fourteen lavender cushions, please',
  failingRequest: 'A telescope by the western window',
  callName: 'Ottoline Greaves',
  callEmail: 'ottoline.greaves@example.net',
  callPhone: '447700900461',
  callNotes: 'About the peacock in the garden',
  promotion: 'CANARYCODE77',
  note: 'Allergic to hibiscus, noted at the desk',
  answer: 'The cushions wait in the wardrobe',
}

test.use({ serviceWorkers: 'allow' })

test.describe(() => {
  leaveToTheFullRun('logs, metrics and traces are searched for a guest’s texts by a test of the service', [
    'dev-service/src/watched.test.ts',
    'no name, number, address or token of a guest is measured, traced or logged',
  ])

  test('what is personal is in no log, no storage after sign-out, no cache, no other site and no export', async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(60_000)
    const address = readFileSync(addressFileOf(hotelPort), 'utf8')
    test.skip(address === '', 'No PostgreSQL server could be started')
    const databaseUrl = await anEmptyDatabase(address)
    const service = await startOwnService(port, {
      DATABASE_URL: databaseUrl,
      METRICS_PORT: String(metricsPort),
    })
    const database = new pg.Client(databaseUrl)
    await database.connect()
    try {
      const guests = await plant(database)
      const [first] = guests
      if (!first) throw new Error('There are no guests')
      const heard = listen(page)

      // Wrong names, a wrong address and a wrong link first, as people type them.
      await page.goto(`${site}/auth/login`)
      const { wrongFirstName, wrongLastName } = typed
      await fillSignIn(page, { reservationCode: code, firstName: wrongFirstName, lastName: wrongLastName })
      await pressSignIn(page)
      await expect(main(page).getByRole('alert').first()).toBeVisible()
      await post(page, '/api/booking/reservation/sign-in-link', {
        reservationCode: code,
        email: typed.wrongEmail,
        locale: 'en-US',
      })
      await page.goto(`${site}/auth/login/${code}/${typed.linkSecret}`)
      await page.goto(`${site}/auth/login`)
      await fillSignIn(page, {
        reservationCode: code,
        firstName: first.first_name,
        lastName: first.last_name,
      })
      await pressSignIn(page)
      await seesReservation(page)
      await expect(page.locator('body')).toContainText(first.last_name)
      const tokens = await tokensIn(page)

      // Kept on this phone, and written to the hotel.
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.getByRole('tab', { name: 'Details' }).click()
      await main(page)
        .getByRole('button', { name: /^Save it on this/ })
        .click()
      await expect(main(page).getByText(/^Updated today at/)).toBeVisible()
      await page.goto(`${site}/special-request`)
      await textField(page).fill(typed.request)
      await sendButton(page).click()
      await expect(main(page).getByRole('status').filter({ hasText: 'Request sent' })).toBeVisible()
      const answer =
        'update special_request set answer = $1, seen_at = now(), answered_at = now() where text = $2'
      await database.query(answer, [typed.answer, typed.request])
      // The service fails at a write, and says why in its log.
      await database.query('alter table special_request rename to special_request_away')
      const { rows } = await database.query<{ room: number; version: number }>(
        `select room.id as room, version from room join reservation on reservation.id = reservation_id
         where code = $1 and room_number = 1`,
        [code],
      )
      const [{ room, version } = { room: 0, version: 0 }] = rows
      const failing = { comment: typed.failingRequest }
      expect(await post(page, `/api/booking/room-comment/room/${room}`, failing, version)).toBe(500)
      await database.query('alter table special_request_away rename to special_request')
      await post(page, '/api/booking/contact-customer', {
        name: typed.callName,
        contactTime: 'asap',
        email: typed.callEmail,
        telephone: typed.callPhone,
        countryId: 1,
        bookingCode: code,
        customerTypeId: 1,
        notes: typed.callNotes,
        acceptedTerms: true,
      })
      await post(page, '/api/booking/quote-change', { purpose: 'change-dates', promocode: typed.promotion })
      for (const path of guestPages) {
        await page.goto(`${site}${path}`)
        await page.waitForLoadState('load')
      }

      const exported = await everyExport(await browser.newPage())

      await page.goto(`${site}/my-reservation`)
      await seesReservation(page)
      const before = await everythingStored(page)
      await signOut(page)
      await expect(page.getByText('You’re signed out')).toBeVisible()
      const after = {
        storages: await everythingStored(page),
        cookies: JSON.stringify(await page.context().cookies()),
        'history and name': await page.evaluate(() => JSON.stringify([history.state, window.name])),
        page: await page.content(),
      }
      await page.goBack()
      await expect(page).toHaveURL(/\/auth\/login/)
      const back = await page.content()

      const canaries = [
        ...guests.flatMap((guest) => Object.values(guest)),
        ...Object.values(typed),
        ...tokens,
        code,
      ]
      expect(canaries.length).toBeGreaterThanOrEqual(40)
      // The search finds what is there.
      expect(found(before, tokens)).toEqual(tokens)
      expect(heard.own().length).toBeGreaterThan(100)

      await service.stop()
      const log = service
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n')
      expect(log).toContain('/booking/room-comment/room/:roomId')
      expect(log).toContain('"status":500')
      const places: Readonly<Record<string, string>> = {
        ...after,
        'page after going back': back,
        'other sites': heard.others().join('\n'),
        console: heard.console().join('\n'),
        log,
        metrics: exported.metrics,
        exports: exported.files,
      }
      for (const [place, text] of Object.entries(places)) {
        // The form says again which number was signed in with, as the guest has typed it.
        const own =
          place === 'page after going back' || place === 'page'
            ? canaries.filter((one) => one !== code)
            : canaries
        expect([place, found(text, own)]).toEqual([place, []])
      }
      recordFigure(
        `Personal data: ${canaries.length} canaries in ${Object.keys(places).length} places`,
        '0 found',
      )
    } finally {
      await database.end()
      await service.stop()
    }
  })
})

async function anEmptyDatabase(address: string): Promise<string> {
  const server = new pg.Client(address)
  await server.connect()
  await server.query('drop database if exists canaries with (force)')
  await server.query('create database canaries')
  await server.end()
  const url = new URL(address)
  url.pathname = '/canaries'
  return url.href
}

/** Gives every guest of the reservation texts of their own, and the first room two guests more. */
async function plant(database: pg.Client): Promise<readonly ReturnType<typeof guestOf>[]> {
  await database.query(
    `insert into guest (room_id, position, is_main_guest, category, first_name, last_name)
     select room.id, 10 + n, false, 'adult', '', '' from room join reservation on reservation.id = room.reservation_id,
       generate_series(1, 2) n where reservation.code = $1 and room.room_number = 1`,
    [code],
  )
  const { rows } = await database.query<{ id: number }>(
    `select guest.id from guest join room on room.id = guest.room_id join reservation on reservation.id = room.reservation_id
     where reservation.code = $1 order by room.room_number, guest.is_main_guest desc, guest.position`,
    [code],
  )
  const guests = rows.map((_, n) => guestOf(n))
  for (const [n, { id }] of rows.entries()) {
    const known = Object.entries(guests[n] ?? {})
    const columns = known.map(([column], index) => `${column} = $${index + 2}`).join(', ')
    await database.query(`update guest set ${columns} where id = $1`, [
      id,
      ...known.map(([, value]) => value),
    ])
  }
  return guests
}

/** What leaves for other sites, what goes to ours, and what is written to the console. */
function listen(page: Page) {
  const [own, others, console]: [string[], string[], string[]] = [[], [], []]
  page.on('request', (request) => {
    const whole = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')
    const { hostname } = new URL(request.url())
    if (hostname === 'palace.localhost') own.push(whole)
    else if (!/^(?:data|blob):/.test(request.url())) others.push(whole)
  })
  page.on('console', (message) => console.push(message.text()))
  return { own: () => own, others: () => others, console: () => console }
}

const tokensIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => /\.(?:idToken|accessToken|refreshToken)$/.test(name))
      .map(([, value]) => String(value)),
  )

/** Asks the service as a page of the site does. */
const post = (page: Page, path: string, body: object, version?: number): Promise<number> =>
  page.evaluate(
    async ([to, json, tag]) => {
      const token = Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'))?.[1]
      const answer = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'veranda',
          'idempotency-key': crypto.randomUUID(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(tag ? { 'if-match': tag } : {}),
        },
        body: json,
      })
      return answer.status
    },
    [path, JSON.stringify(body), version === undefined ? '' : `"r${version}"`] as const,
  )

/** Staff note something and take every file there is to take with them. */
async function everyExport(page: Page): Promise<{ readonly files: string; readonly metrics: string }> {
  await page.goto(`${office}/sign-in`)
  await post(page, '/api/staff/session', {
    userName: 'sample.admin',
    password: 'Bougainvillea!7',
    source: 'local',
  })
  await post(page, `/api/staff/reservations/details/${code}/notes`, { text: typed.note })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })
  const dayOf = (days: number) => day.format(Date.now() + days * 24 * 3_600_000)
  const reports = ['payments', 'balances', 'cancellations', 'changes', 'standby', 'answers', 'letters']
  const paths = [
    ...reports.map((name) => {
      const [from, to] = name === 'balances' ? [0, 300] : [-300, 0]
      return `/api/staff/reports/${name}/csv?from=${dayOf(from)}&to=${dayOf(to)}&by=month`
    }),
    ...catalogues.map((name) => `/api/staff/catalogues/${name}/export`),
  ]
  const files: string[] = []
  for (const path of paths) {
    const [status, text] = await page.evaluate(async (from) => {
      const answer = await fetch(from, { headers: { 'x-requested-with': 'veranda' } })
      return [answer.status, await answer.text()] as const
    }, path)
    expect([path, status]).toEqual([path, 200])
    files.push(text)
  }
  await page.close()
  return {
    files: files.join('\n'),
    metrics: await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  }
}

const catalogues = [
  ...readFileSync(new URL('../../../domain/src/catalogues/names.ts', import.meta.url), 'utf8').matchAll(
    /^ {2}'([\w-]+)',$/gm,
  ),
].map(([, name = '']) => name)

/** The canaries in a text, as they are, as JSON and addresses write them, or packed as base64. */
const found = (text: string, canaries: readonly string[]): readonly string[] =>
  canaries.filter((canary) =>
    [canary, encodeURIComponent(canary), canary.toLowerCase(), base64Inside(canary)].some((form) =>
      text.includes(form),
    ),
  )

/** The part of a text that base64 writes the same wherever the text stands at a multiple of three. */
const base64Inside = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .slice(0, Math.floor(Buffer.byteLength(text) / 3) * 4)
