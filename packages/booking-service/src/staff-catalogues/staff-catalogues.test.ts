import { exportCatalogue, listCatalogueEntries, listExchangeRates } from '@veranda/contract'
import { type CatalogueName, catalogueNames, type EntryValues } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { country, exchangeRate, market, property } from '../schema/property.ts'
import { bank, society } from '../schema/society.ts'
import {
  cardType,
  catalogueHistory,
  catalogueProposal,
  merchant,
  region,
  system,
} from '../schema/staff-catalogue.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { anApprovedRate, anEditor, type Editor, euro } from './testing/an-editor.ts'

const aMerchant = { code: 'VER-USD', name: 'Veranda dollars', currency: 'USD' }

/** An entry of each catalogue, and a value that another may get. */
const samples: Record<CatalogueName, { readonly values: EntryValues; readonly next: EntryValues }> = {
  banks: {
    values: { code: 'EX', name: 'Example Bank', countryCode: 'US', bic: 'EXMPUSN0' },
    next: { name: 'Example Trust' },
  },
  'card-types': { values: { code: 'visa', name: 'Visa' }, next: { isActive: 'no' } },
  countries: {
    values: { code: 'IT', alpha3: 'ITA', diallingCode: '39', tags: 'europe' },
    next: { tags: 'IT' },
  },
  'exchange-rates': { values: euro, next: { perDollar: '0.9' } },
  merchants: { values: aMerchant, next: { currency: 'EUR' } },
  regions: { values: { code: 'eu', name: 'Europe', allowTags: 'europe' }, next: { denyTags: 'GB' } },
  segments: { values: { code: 'ITA', name: 'Italy', countryCode: 'US' }, next: { pmsProfileId: 'P-1' } },
  societies: {
    values: {
      code: 'S-1',
      legalName: 'Sample Ltd',
      taxId: 'T1',
      countryCode: 'US',
      currency: 'USD',
      bank: 'HOME',
      accountHolder: 'Sample Ltd',
      accountNumber: '000000123456',
    },
    next: { legalName: 'Sample & Sons Ltd' },
  },
  systems: { values: { code: 'web', name: 'Website' }, next: { name: 'Our website' } },
}

onEveryDatabase((open, inFull) => {
  let store: Store
  let anna: Editor
  let boris: Editor
  beforeAll(async () => {
    store = await open()
    anna = anEditor(store, 'anna')
    boris = anEditor(store, 'boris')
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    for (const table of [
      catalogueProposal,
      catalogueHistory,
      cardType,
      exchangeRate,
      merchant,
      region,
      system,
      market,
    ])
      await store.db.delete(table)
    await store.db.update(property).set({ societyId: null })
    for (const table of [society, bank, country]) await store.db.delete(table)
    await store.db.insert(country).values({ code: 'US', alpha3: 'USA', diallingCode: '1' })
    await store.db.insert(bank).values({ code: 'HOME', name: 'Home', countryCode: 'US', bic: 'EXMPUSN0' })
  })

  const waitingFor = async (editor: Editor, key: string) => {
    const proposal = (await editor.waiting()).find((one) => one.key === key)
    if (!proposal) throw new Error(`Nothing waits for ${key}`)
    return proposal
  }
  const list = async (catalogue: CatalogueName, query = {}) =>
    valueOf(await anna.client.call(listCatalogueEntries, { params: { catalogue }, query }))

  test('two who edit one entry at once: one is done, the other is told of the version there is now', async () => {
    valueOf(await anna.create('systems', samples.systems.values))
    const answers = await Promise.all([
      anna.change('systems', 'web', { name: 'One' }, 1),
      boris.change('systems', 'web', { name: 'Other' }, 1),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { refusal: 'version-changed', attached: { version: 2 } },
    })
    expect((await anna.detail('systems', 'web')).history).toHaveLength(2)
  })

  test('a change that two approve at once is applied once', async () => {
    valueOf(await anna.create('exchange-rates', euro))
    const { proposalId } = await waitingFor(boris, 'EUR')
    const clara = anEditor(store, 'clara')
    const answers = await Promise.all([
      boris.decide(proposalId, 'approve'),
      clara.decide(proposalId, 'approve'),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { refusal: 'proposal-decided' } })
    expect(await anna.detail('exchange-rates', 'EUR')).toMatchObject({ entry: { version: 1 } })
  })

  test('of two changes of one entry proposed at once one waits, and the other is told so', async () => {
    await anApprovedRate(store)
    const answers = await Promise.all([
      anna.change('exchange-rates', 'EUR', { perDollar: '0.9' }, 1),
      boris.change('exchange-rates', 'EUR', { perDollar: '0.8' }, 1),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { refusal: 'change-waits' } })
  })

  inFull(() => {
    describe.each(catalogueNames)('%s', (catalogue) => {
      const { values, next } = samples[catalogue]
      const key = Object.values(values)[0] ?? ''
      const settle = async () => {
        const [waiting] = await boris.waiting()
        if (waiting) valueOf(await boris.decide(waiting.proposalId, 'approve'))
      }

      test('an entry is added, changed and deleted, and its history tells all of it', async () => {
        valueOf(await anna.create(catalogue, values))
        await settle()
        expect((await anna.detail(catalogue, key)).entry?.values).toMatchObject(values)
        valueOf(await anna.change(catalogue, key, next))
        await settle()
        expect((await anna.detail(catalogue, key)).entry?.values).toMatchObject({ ...values, ...next })
        expect((await list(catalogue, { search: key })).entries.map((one) => one.key)).toContain(key)
        valueOf(await anna.remove(catalogue, key))
        await settle()
        const { entry, history } = await anna.detail(catalogue, key)
        expect(entry).toBeUndefined()
        const [first, changed] = history.toReversed().filter(({ kind }) => kind !== 'approved')
        expect(changed?.changes).toEqual(
          Object.entries(next).map(([field, to]) => ({
            field,
            from: first?.changes.find((one) => one.field === field)?.to ?? '',
            to,
          })),
        )
        const audited = await store.db
          .select()
          .from(audit)
          .where(eq(audit.actorKind, 'staff'))
          .orderBy(desc(audit.id))
        expect(audited[0]?.detail).toEqual({ catalogue, key })
      })

      test('what a file says of it is what it says of itself', async () => {
        valueOf(await anna.create(catalogue, values))
        await settle()
        const file = valueOf(await anna.client.call(exportCatalogue, { params: { catalogue } }))
        const { rows } = valueOf(await anna.preview(catalogue, file.csv))
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.every(({ effect }) => effect === 'same')).toBe(true)
      })
    })

    describe('a list', () => {
      beforeEach(async () => {
        const rows = Array.from({ length: 30 }, (_, index) => ({
          code: `S${String(index).padStart(2, '0')}`,
          name: `System ${30 - index}`,
          isActive: index % 3 > 0,
        }))
        await insertRows(store.db, system, rows)
      })

      test('has twelve entries a page, sorted by the key unless asked otherwise', async () => {
        const first = await list('systems')
        expect(first.total).toBe(30)
        expect(first.entries.map(({ key }) => key)).toEqual(
          Array.from({ length: 12 }, (_, index) => `S${String(index).padStart(2, '0')}`),
        )
        expect((await list('systems', { page: '3' })).entries).toHaveLength(6)
        const byName = await list('systems', { sort: 'name', order: 'descending' })
        expect(byName.entries[0]?.values).toMatchObject({ name: 'System 9' })
      })

      test('is filtered by status and searched by what its fields hold, to the letter', async () => {
        expect((await list('systems', { status: 'inactive' })).total).toBe(10)
        expect((await list('systems', { search: 'system 3' })).total).toBe(2)
        expect((await list('systems', { search: '%' })).total).toBe(0)
      })

      test('finds countries and currencies by their names in each language', async () => {
        await insertRows(store.db, country, [{ code: 'DE', alpha3: 'DEU', diallingCode: '49' }])
        for (const search of ['Germany', 'alemania', 'GERMANIA', 'DEU', '49'])
          expect((await list('countries', { search })).entries.map(({ key }) => key)).toEqual(['DE'])
      })
    })

    describe('four eyes', () => {
      test('the guest’s approximate price follows a rate once another has approved it, not before', async () => {
        const rates = async () =>
          valueOf(await anna.client.call(listExchangeRates, { params: { lang: 'EN' } })).map(
            ({ currency, perDollar }) => [currency, perDollar],
          )
        await anApprovedRate(store)
        valueOf(await anna.change('exchange-rates', 'EUR', { perDollar: '0.5' }))
        expect(await rates()).toEqual([['EUR', 0.92]])
        expect((await list('exchange-rates')).entries[0]).toMatchObject({ waits: true })
        const { proposalId } = await waitingFor(boris, 'EUR')
        valueOf(await boris.decide(proposalId, 'approve'))
        expect(await rates()).toEqual([['EUR', 0.5]])
        valueOf(await anna.change('exchange-rates', 'EUR', { isActive: 'no' }))
        valueOf(await boris.decide((await waitingFor(boris, 'EUR')).proposalId, 'approve'))
        expect(await rates()).toEqual([])
      })

      test('nobody decides on their own change, and nobody else withdraws it', async () => {
        valueOf(await anna.create('merchants', aMerchant))
        const { proposalId, isOwn } = await waitingFor(anna, 'VER-USD')
        expect([isOwn, (await waitingFor(boris, 'VER-USD')).isOwn]).toEqual([true, false])
        for (const verdict of ['approve', 'decline'] as const)
          expect(await anna.decide(proposalId, verdict)).toMatchObject({
            refusal: { refusal: 'own-proposal' },
          })
        expect(await boris.decide(proposalId, 'withdraw')).toMatchObject({
          refusal: { refusal: 'not-own-proposal' },
        })
        valueOf(await anna.decide(proposalId, 'withdraw'))
        expect((await anna.detail('merchants', 'VER-USD')).entry).toBeUndefined()
      })

      test('a declined change leaves the entry as it was, with the reason in its history', async () => {
        await anApprovedRate(store)
        valueOf(await anna.change('exchange-rates', 'EUR', { perDollar: '9.2' }))
        const { proposalId } = await waitingFor(boris, 'EUR')
        valueOf(await boris.decide(proposalId, 'decline', 'A digit too many'))
        const { entry, history } = await anna.detail('exchange-rates', 'EUR')
        expect(entry?.values['perDollar']).toBe('0.92')
        expect(history.map(({ kind, by }) => [kind, by]).slice(0, 2)).toEqual([
          ['declined', 'boris'],
          ['proposed', 'anna'],
        ])
        expect(history[0]?.note).toBe('A digit too many')
      })

      test('a change is not applied to an entry that is no longer as it was when proposed', async () => {
        await anApprovedRate(store)
        valueOf(await anna.change('exchange-rates', 'EUR', { perDollar: '0.5' }))
        await store.db.update(exchangeRate).set({ perDollar: 0.7, version: 2 })
        const { proposalId } = await waitingFor(boris, 'EUR')
        expect(await boris.decide(proposalId, 'approve')).toMatchObject({
          refusal: { refusal: 'proposal-outdated' },
        })
      })
    })

    describe('an entry', () => {
      test('to which something points is not deleted, with what and how often', async () => {
        valueOf(await anna.create('societies', samples.societies.values))
        expect(await anna.remove('countries', 'US')).toMatchObject({
          refusal: {
            refusal: 'entry-in-use',
            attached: { uses: expect.arrayContaining([{ what: 'banks', count: 1 }]) },
          },
        })
        expect(await anna.remove('banks', 'HOME')).toMatchObject({
          refusal: { attached: { uses: [{ what: 'societies', count: 1 }] } },
        })
      })

      test('is deleted only by the word, in capitals or not', async () => {
        valueOf(await anna.create('regions', samples.regions.values))
        for (const typed of ['', 'yes', 'deleted'])
          expect(await anna.remove('regions', 'eu', typed)).toMatchObject({
            refusal: { refusal: 'word-missing' },
          })
        valueOf(await anna.remove('regions', 'eu', ' Delete '))
      })

      test('with a country, a reference or a value that cannot be is not taken, each field with its reason', async () => {
        expect(
          await anna.create('societies', { ...samples.societies.values, countryCode: 'ZZ', bank: 'NONE' }),
        ).toMatchObject({
          refusal: { attached: { problems: { countryCode: 'not-found', bank: 'not-found' } } },
        })
        expect(await anna.create('countries', { ...samples.countries.values, alpha3: 'usa' })).toMatchObject({
          refusal: { attached: { problems: { alpha3: 'taken' } } },
        })
        expect(await anna.create('systems', { code: '=1+1', name: '' })).toMatchObject({
          refusal: { attached: { problems: { code: 'formula', name: 'required' } } },
        })
        expect(
          await anna.create('countries', { code: 'US', alpha3: 'USA', diallingCode: '1' }),
        ).toMatchObject({
          refusal: { refusal: 'entry-exists' },
        })
      })
    })

    describe('a file', () => {
      test('with one bad row: the preview says what each row does, and the good ones are taken together', async () => {
        valueOf(await anna.create('systems', samples.systems.values))
        const csv = 'code;name\nweb;Our website\ngds;Agencies\n=cmd;Harm\n'
        const { rows, plan } = valueOf(await anna.preview('systems', csv))
        expect(rows.map(({ line, effect }) => [line, effect])).toEqual([
          [2, 'changed'],
          [3, 'new'],
          [4, 'not-accepted'],
        ])
        expect(rows[0]?.changes).toEqual([{ field: 'name', from: 'Website', to: 'Our website' }])
        expect(valueOf(await anna.take('systems', csv, plan))).toEqual({ outcome: 'done', rows: 2 })
        expect((await list('systems')).entries.map(({ values }) => values['name'])).toEqual([
          'Agencies',
          'Our website',
        ])
      })

      test('is not taken once the catalogue has changed since the preview', async () => {
        valueOf(await anna.create('systems', samples.systems.values))
        const csv = 'code,name\nweb,New\n'
        const { plan } = valueOf(await anna.preview('systems', csv))
        valueOf(await boris.change('systems', 'web', { name: 'Other' }))
        expect(await anna.take('systems', csv, plan)).toMatchObject({
          refusal: { refusal: 'import-changed' },
        })
      })

      test('of a catalogue with four eyes proposes each row; one that waits is not taken again', async () => {
        const csv = 'currency,perDollar\nEUR,0.92\nMXN,18.4\n'
        const { plan } = valueOf(await anna.preview('exchange-rates', csv))
        expect(valueOf(await anna.take('exchange-rates', csv, plan))).toEqual({
          outcome: 'proposed',
          rows: 2,
        })
        expect((await boris.waiting()).map(({ key }) => key).toSorted()).toEqual(['EUR', 'MXN'])
        const again = valueOf(await anna.preview('exchange-rates', csv))
        expect(again.rows.map(({ problems }) => problems)).toEqual([
          { currency: 'waits-for-approval' },
          { currency: 'waits-for-approval' },
        ])
      })

      test('holds nothing that a spreadsheet would run, and comes back unchanged', async () => {
        await store.db.insert(system).values({ code: 'old', name: '=HYPERLINK("evil.example")' })
        const file = valueOf(await anna.client.call(exportCatalogue, { params: { catalogue: 'systems' } }))
        expect(file.csv).toContain(`old,"'=HYPERLINK(""evil.example"")",yes`)
      })
    })
  })
})
