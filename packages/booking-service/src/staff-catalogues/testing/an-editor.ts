import {
  changeCatalogueEntry,
  createCatalogueEntry,
  createClient,
  decideCatalogueProposal,
  deleteCatalogueEntry,
  getCatalogueEntry,
  importCatalogue,
  listCatalogueProposals,
  previewCatalogueImport,
} from '@veranda/contract'
import type { CatalogueName, EntryValues } from '@veranda/domain'
import { createApp } from '../../app.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import type { Store } from '../../platform/db/store.ts'
import { aService, aStaffToken } from '../../testing/a-service.ts'

export const euro = { currency: 'EUR', perDollar: '0.92' } as const

/** A member of staff at the console, through the real client. */
export function anEditor(store: Store, person = 'anna') {
  const app = createApp(aService(store))
  const client = createClient({
    baseUrl: 'http://admin.localhost:4000/api',
    bearer: async () => aStaffToken(['admin'], person),
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })
  const key = () => ({ key: crypto.randomUUID() })
  const detail = async (catalogue: CatalogueName, entry: string) =>
    valueOf(await client.call(getCatalogueEntry, { params: { catalogue, entry } }))
  const version = async (catalogue: CatalogueName, entry: string) =>
    (await detail(catalogue, entry)).entry?.version ?? 0
  return {
    client,
    detail,
    create: (catalogue: CatalogueName, values: EntryValues) =>
      client.call(createCatalogueEntry, {
        params: { catalogue },
        body: { values: { isActive: 'yes', ...values } },
        guard: key(),
      }),
    change: async (catalogue: CatalogueName, entry: string, values: EntryValues, seen?: number) =>
      client.call(changeCatalogueEntry, {
        params: { catalogue, entry },
        body: { values: { ...values } },
        guard: { ...key(), version: seen ?? (await version(catalogue, entry)) },
      }),
    remove: async (catalogue: CatalogueName, entry: string, confirmation = 'delete', seen?: number) =>
      client.call(deleteCatalogueEntry, {
        params: { catalogue, entry },
        body: { confirmation },
        guard: { ...key(), version: seen ?? (await version(catalogue, entry)) },
      }),
    waiting: async () => valueOf(await client.call(listCatalogueProposals)),
    decide: (proposal: string, verdict: 'approve' | 'decline' | 'withdraw', note?: string) =>
      client.call(decideCatalogueProposal, {
        params: { proposal },
        body: { verdict, ...(note === undefined ? {} : { note }) },
        guard: key(),
      }),
    preview: (catalogue: CatalogueName, csv: string) =>
      client.call(previewCatalogueImport, { params: { catalogue }, body: { csv } }),
    take: (catalogue: CatalogueName, csv: string, plan: string) =>
      client.call(importCatalogue, { params: { catalogue }, body: { csv, plan }, guard: key() }),
  }
}

export type Editor = ReturnType<typeof anEditor>

/** Proposes an exchange rate that another person approves. */
export async function anApprovedRate(store: Store, values: EntryValues = euro): Promise<void> {
  const one = anEditor(store, 'one')
  valueOf(await one.create('exchange-rates', values))
  const proposal = (await one.waiting()).find(({ key }) => key === values['currency'])
  valueOf(await anEditor(store, 'other').decide(proposal?.proposalId ?? '', 'approve'))
}
