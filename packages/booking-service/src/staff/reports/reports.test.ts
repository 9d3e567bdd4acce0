import { type CallInput, exportReport, getReport, getReportChoices } from '@veranda/contract'
import {
  addDays,
  measuresOf,
  type PlainDate,
  type Report,
  type ReportName,
  reportNames,
  reports,
} from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPayingGuest, canceller } from '../../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { Store } from '../../platform/db/store.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { moneyByDay } from '../../ledger/read-ledger.ts'
import { inventory } from '../../schema/inventory.ts'
import { property } from '../../schema/property.ts'
import { aStaffToken } from '../../testing/a-service.ts'
import { onEveryDatabaseInFull, openEmbedded } from '../../testing/on-every-database.ts'
import { brandsInEveryLanguage as brands } from '../../testing/sample-brands.ts'
import { aBackOffice } from '../testing/a-back-office.ts'

type Query = CallInput<typeof getReport>['query']

const from: PlainDate = '2027-01-01'
const year = { from, to: addDays(from, 364), by: 'month' } as const

/** The figures of a report by the names of its measures: of a line, or of all of them. */
const named = (report: Report, { values }: Pick<Report['totals'][number], 'values'>) =>
  Object.fromEntries(measuresOf(report.name).map(({ name }, index) => [name, values[index]]))

onEveryDatabaseInFull((open) => {
  describe('a report', () => {
    let store: Store
    let hotel: Awaited<ReturnType<typeof openWholeWorld>>
    let office: ReturnType<typeof aBackOffice>
    beforeAll(async () => {
      store = await open()
      hotel = await openWholeWorld(store)
      office = aBackOffice(store)
      await store.db.update(inventory).set({ total: 1_000 })
    })
    afterAll(() => store.close())

    const report = async (name: ReportName, query: Partial<Query> = {}) =>
      valueOf(
        await office.byToken(['admin']).call(getReport, {
          params: { report: name },
          query: { ...year, by: reports[name].groups[0], ...query },
        }),
      )

    test('counts what was paid and paid back as the ledger has it, and withdrawn refunds as never made', async () => {
      const guest = await aPayingGuest(store.db, hotel, {
        arrival: arrivals[0],
        rooms: [
          { category: 0, pricePerNight: 30_000, paid: 90_000 },
          { category: 0, pricePerNight: 20_000, paid: 60_000 },
        ],
      })
      const before = await report('payments')
      const [paid] = before.totals
      expect(paid?.currency).toBe('USD')
      expect(before.rows.map(({ values }) => values)).toEqual([paid?.values])
      expect(named(before, before.totals[0]!)).toMatchObject({
        payments: 1,
        received: 150_000,
        refunds: 0,
        'paid-back': 0,
      })
      const cancelling = canceller(office.app, guest)
      await cancelling.cancel([2])
      const after = await report('payments')
      expect(named(after, after.totals[0]!)).toMatchObject({ received: 150_000, refunds: 1 })
      expect(named(after, after.totals[0]!)['net-received']).toBeLessThan(150_000)
      await cancelling.reinstate()
      const reinstated = await report('payments')
      expect(named(reinstated, reinstated.totals[0]!)).toMatchObject({
        received: 150_000,
        'paid-back': 0,
        'net-received': 150_000,
      })
      // The dashboard counts by the same rule.
      const days = await moneyByDay(store.db, new Date(`${from}T00:00:00Z`))
      const sumOf = (part: 'received' | 'paidBack') => days.reduce((all, day) => all + day[part].amount, 0)
      expect([sumOf('received'), sumOf('paidBack')]).toEqual([150_000, 0])
    })

    test('tells cancellations by the hotel’s reasons, with what they cost', async () => {
      const guest = await aPayingGuest(store.db, hotel, {
        arrival: arrivals[1],
        rooms: [{ category: 0, pricePerNight: 30_000, paid: 90_000 }],
      })
      const receipt = await canceller(office.app, guest).cancel([1])
      const counted = await report('cancellations')
      const [row] = counted.rows
      expect(row?.key).toBe('changed-plans')
      expect(row?.label).not.toBe('changed-plans')
      expect(named(counted, row!)).toMatchObject({ cancellations: 1, rooms: 1 })
      expect(named(counted, row!)).toMatchObject({ penalties: receipt.cancellation.penalty.amount })
    })

    test.each(reportNames)(
      '%s is made for each of its lines, in every limit, and agrees with its sums',
      async (name) => {
        for (const by of reports[name].groups) {
          const whole = await report(name, { by })
          expect(whole.by).toBe(by)
          for (const total of whole.totals)
            measuresOf(name).forEach(({ kind, name: measure }, index) => {
              // A median of medians is nothing; and a payment of one day in two rooms is one payment.
              if (kind === 'hours') return
              const lines = whole.rows.filter(({ currency }) => currency === total.currency)
              const sum = lines.reduce((all, { values }) => all + (values[index] ?? 0), 0)
              expect(sum, `${by} ${measure}`).toBe(total.values[index])
            })
          const limited = await report(name, { by, property: String(hotel.id), brand: 'palace' })
          expect(limited.totals).toEqual(whole.totals)
        }
        expect((await report(name, { brand: 'moon' })).rows).toEqual([])
      },
    )

    test('of balances goes by the day of arrival, and says months in the reader’s language', async () => {
      await aPayingGuest(store.db, hotel, {
        arrival: arrivals[0],
        rooms: [{ category: 0, pricePerNight: 30_000 }],
      })
      const { rows } = valueOf(
        await office
          .byToken(['admin'], 'es-MX')
          .call(getReport, { params: { report: 'balances' }, query: year }),
      )
      expect(rows).toMatchObject([
        { key: '2027-05', label: 'Mayo de 2027', currency: 'USD', values: [1, 90_000] },
      ])
    })

    test('of another currency is empty, and nothing is ever added across two', async () => {
      expect((await report('payments', { currency: 'MXN' })).totals).toEqual([])
      await store.db.execute(sql`
        insert into ledger_entry (reservation_id, operation, account, amount, currency, at)
        select id, 'another:' || account, account, case account when 'cash' then 7 else -7 end, 'EUR', '2027-03-01T16:00:00Z'
        from (select id from reservation order by id limit 1) r, (values ('cash'), ('guest-folio')) a (account)`)
      await store.db.execute(
        sql`update reservation set currency = 'EUR' where id = (select min(id) from reservation)`,
      )
      const both = await report('payments', { by: 'property' })
      expect(both.totals.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
      await store.db.execute(
        sql`update reservation set currency = 'USD' where id = (select min(id) from reservation)`,
      )
    })
  })
})

describe('who reads reports', () => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof openWholeWorld>>
  let office: ReturnType<typeof aBackOffice>
  beforeAll(async () => {
    store = await openEmbedded()
    hotel = await openWholeWorld(store)
    office = aBackOffice(store)
    await store.db.update(property).set({ name: '=HYPERLINK("https://evil.example.com")' })
  })
  afterAll(() => store.close())

  test('an agent is offered the reports without payments, and refused the others', async () => {
    const agent = office.byToken(['agent'])
    expect(valueOf(await agent.call(getReportChoices)).reports).not.toContain('payments')
    const refused = await agent.call(getReport, { params: { report: 'payments' }, query: year })
    expect(refused.ok ? undefined : refused.refusal.kind).toBe('forbidden')
    expect((await agent.call(getReport, { params: { report: 'letters' }, query: year })).ok).toBe(true)
  })

  test('a spreadsheet reads amounts as figures and runs nothing', async () => {
    await aPayingGuest(store.db, hotel, {
      arrival: arrivals[0],
      rooms: [{ category: 0, pricePerNight: 30_050, paid: 90_150 }],
    })
    const { name, csv } = valueOf(
      await office
        .byToken(['admin'])
        .call(exportReport, { params: { report: 'payments' }, query: { ...year, by: 'property' } }),
    )
    expect(name).toBe('payments-2027-01-01-2027-12-31.csv')
    const [header, line] = csv.split('\r\n')
    expect(header).toBe('\uFEFFProperty,Currency,Payments,Received,Refunds,Refunded,Net')
    expect(line).toBe(`"'=HYPERLINK(""https://evil.example.com"")",USD,1,901.5,0,0,901.5`)
  })

  const [{ displayName: brandName } = { displayName: '' }] = brands.all
  test.each([
    ['en-US', 'Payments and refunds'],
    ['es-MX', 'Pagos y reembolsos'],
    ['it-IT', 'Pagamenti e rimborsi'],
  ])('on paper it can be read aloud: %s', async (locale, title) => {
    const response = await office.app.request(
      'http://admin.localhost:4000/api/staff/reports/payments/pdf?from=2027-01-01&to=2027-12-31&by=day',
      { headers: { authorization: `Bearer ${aStaffToken(['admin'])}`, 'accept-language': locale } },
    )
    expect(response.status).toBe(200)
    const pdf = await readPdf(Buffer.from(await response.arrayBuffer()))
    expect(pdf).toMatchObject({ isTagged: true, lang: locale })
    expect(pdf.read.startsWith(`${brandName}\n${title}`)).toBe(true)
    expect(pdf.tags.filter((tag) => tag === 'TH').length).toBeGreaterThan(5)
    expect(pdf.outside).toBe(0)
  })
})
