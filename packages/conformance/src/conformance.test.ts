import { endpoints } from '@veranda/contract'
import {
  aService,
  aToken,
  brands,
  createApp,
  openEmbedded,
  sampleToday,
  type Store,
  testSigner,
} from '@veranda/booking-service/testing'
import { loadSample } from '@veranda/dev-sample-group'
import { recordFigure } from '@veranda/test-depth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fetch } from './exchange.ts'
import { reportLines } from './report-lines.ts'
import { reportPage } from './report-page.ts'
import { type Report, runConformance } from './run-conformance.ts'
import { plantedFaults, stranger } from './testing/planted-faults.ts'

/** The guests of the run are of one brand: the others' hotels would be loaded for nobody. */
const samples = {
  name: 'sample-of-palace',
  fill: (store: Store) =>
    loadSample(store, { today: sampleToday, brands: [brands.get('palace')], signer: testSigner }),
}
const owner = { reservationCode: 'ZPCU-104A7C-AB', names: { firstName: 'Amelia', lastName: 'Hartwell' } }
const credited = 'ZPCU-557B4D-A'
const faults = plantedFaults(owner)

/** Runs the kit against the service itself, with the sample group, or against a copy that was spoiled. */
async function reportOn(
  store: Store,
  { spoil = (next) => next, write = [owner.reservationCode, stranger], triesLimits = true }: Trial = {},
): Promise<Report> {
  const app = createApp(aService(store))
  const own: Fetch = async (request) => {
    const arriving = new Request(request)
    arriving.headers.set('x-forwarded-for', '203.0.113.7')
    return app.fetch(arriving)
  }
  const tokenOf = (code: string) => aToken(code, 'palace')
  return runConformance({
    target: { baseUrl: 'http://palace.localhost:4000/api', locale: 'en-US', fetch: spoil(own) },
    guests: [
      { ...owner, token: tokenOf(owner.reservationCode) },
      ...[stranger, credited].map((reservationCode) => ({
        reservationCode,
        token: tokenOf(reservationCode),
      })),
    ],
    write,
    triesLimits,
  })
}

type Trial = {
  readonly spoil?: (next: Fetch) => Fetch
  readonly write?: readonly string[]
  readonly triesLimits?: boolean
}

/** Which check failed of which call, once each. */
const differencesOf = ({ calls }: Report): readonly string[] =>
  [...new Set(calls.flatMap(({ findings }) => findings.map(({ call, check }) => `${call}: ${check}`)))].sort()

let readOnly: Report
let own: Report
let spoiled: Report
/** What the run that may not write sent under a key. */
const sent: string[] = []
const stores: Store[] = []
const opened = async (): Promise<Store> => {
  const store = await openEmbedded(samples)
  stores.push(store)
  return store
}
beforeAll(async () => {
  const store = await opened()
  // First, as it leaves the database as it was.
  readOnly = await reportOn(store, {
    write: [],
    triesLimits: false,
    spoil: (next) => (request) => {
      if (request.headers.has('idempotency-key')) sent.push(request.url)
      return next(request)
    },
  })
  own = await reportOn(store)
  spoiled = await reportOn(await opened(), {
    spoil: (next) => faults.reduce((spoiling, { spoil }) => spoil(spoiling), next),
  })
})
afterAll(() => Promise.all(stores.map((store) => store.close())))

describe('against our own service', () => {
  test('nothing differs from the contract', () => {
    expect(reportLines(own).slice(0, -2)).toEqual([
      'http://palace.localhost:4000/api: nothing differs from the contract.',
    ])
  })

  test('every call of the contract has its line, and says what of it was not asked', () => {
    expect(own.calls.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort())
    expect(own.calls.filter(({ tried, notRun }) => tried.length + notRun.length === 0)).toEqual([])
    const made = own.calls.filter(({ tried }) => tried.length > 0)
    expect(made.length).toBeGreaterThan(120)
    recordFigure('Calls of the contract that the conformance kit makes', made.length)
  })
})

test('a copy with planted faults: each is found, and nothing else', () => {
  expect(differencesOf(spoiled)).toEqual(faults.map(({ call, check }) => `${call}: ${check}`).sort())
  recordFigure('Planted faults of a booking API that the conformance kit finds', faults.length)
})

describe('a run that may not write', () => {
  test('sends nothing but what reads', () => {
    expect(sent).toEqual([])
    expect(differencesOf(readOnly)).toEqual([])
    expect(readOnly.calls.find(({ name }) => name === 'cancelRooms')).toMatchObject({
      tried: [],
      notRun: ['It would change the reservation: none was named for that.'],
    })
  })
})

describe('the page of a report', () => {
  test('says of each finding what was asked, what came, what the contract says and where', () => {
    const page = reportPage(spoiled)
    expect(faults.filter(({ call }) => !page.includes(`<h3 id="${call}">`))).toEqual([])
    const shown = (line: RegExp) => line.test(page)
    expect(shown(/<dt>Came<\/dt><dd><code>Cache-Control: public, max-age=600<\/code>/)).toBe(true)
    expect(shown(/<dt>Where<\/dt><dd><code>listAgeRanges: reply\.status<\/code>/)).toBe(true)
  })

  test('runs nothing of what an API answers', () => {
    const [call] = own.calls
    if (!call) throw new Error('There is no call')
    const finding = {
      call: call.name,
      check: 'shape',
      asked: '',
      came: '<script>',
      contract: '',
      where: '',
    } as const
    const page = reportPage({ ...own, calls: [{ ...call, findings: [finding] }] })
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})
