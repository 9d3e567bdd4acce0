import {
  type CatalogueEntry,
  catalogueNames,
  type CatalogueProposal,
  type EntryDetail,
  type EntryPage,
  type ImportPreview,
} from '@veranda/domain'
import { boolean, number, picklist, record, string } from 'valibot'
import { ifAny, list, maybe, parts, shape } from './shape.ts'
import { encode } from './encode.ts'

/** The catalogue of a call’s address. */
export const catalogueName = /* @__PURE__ */ picklist(catalogueNames)

const values = /* @__PURE__ */ record(string(), string())

const wireEntry = /* @__PURE__ */ shape<CatalogueEntry>()({ key: string(), version: number(), values })

export const wireEntryPage = /* @__PURE__ */ shape<EntryPage>()({
  entries: list(parts({ key: string(), version: number(), values, waits: boolean() })),
  total: number(),
})
/** A page of entries as the service sends it. */
export const encodeEntryPage = (page: EntryPage) => encode(wireEntryPage, page)

const wireChanges = /* @__PURE__ */ list(
  /* @__PURE__ */ parts({ field: string(), from: string(), to: string() }),
)

export const wireProposal = /* @__PURE__ */ shape<CatalogueProposal>()({
  proposalId: string(),
  catalogue: catalogueName,
  key: string(),
  kind: picklist(['create', 'change', 'delete']),
  changes: wireChanges,
  proposedBy: string(),
  proposedAt: string(),
  isOwn: boolean(),
  state: picklist(['open', 'approved', 'declined', 'withdrawn']),
})
/** A change that waits for approval as the service sends it. */
export const encodeProposal = (proposal: CatalogueProposal) => encode(wireProposal, proposal)

const wireUse = /* @__PURE__ */ parts({ what: string(), count: number() })

export const wireEntryDetail = /* @__PURE__ */ shape<EntryDetail>()({
  entry: maybe(wireEntry),
  proposal: maybe(wireProposal),
  uses: list(wireUse),
  history: list(
    parts({
      kind: picklist(['created', 'changed', 'deleted', 'proposed', 'approved', 'declined', 'withdrawn']),
      at: string(),
      by: string(),
      changes: wireChanges,
      note: ifAny(string()),
    }),
  ),
})
/** An entry with its history as the service sends it. */
export const encodeEntryDetail = (detail: EntryDetail) => encode(wireEntryDetail, detail)

/** What became of a write: done, or proposed where another must approve it. */
export type EntrySaved = { readonly key: string; readonly outcome: 'done' | 'proposed' }

export const wireEntrySaved = /* @__PURE__ */ shape<EntrySaved>()({
  key: string(),
  outcome: picklist(['done', 'proposed']),
})
/** What became of an entry that was saved, as the service sends it. */
export const encodeEntrySaved = (saved: EntrySaved) => encode(wireEntrySaved, saved)

export const wireImportPreview = /* @__PURE__ */ shape<ImportPreview>()({
  plan: string(),
  rows: list(
    parts({
      line: number(),
      key: string(),
      effect: picklist(['new', 'changed', 'same', 'not-accepted']),
      changes: wireChanges,
      problems: values,
    }),
  ),
})
/** What an import would do as the service sends it. */
export const encodeImportPreview = (preview: ImportPreview) => encode(wireImportPreview, preview)

/** How many rows of a file were taken. */
export type Imported = { readonly outcome: 'done' | 'proposed'; readonly rows: number }

export const wireImported = /* @__PURE__ */ shape<Imported>()({
  outcome: picklist(['done', 'proposed']),
  rows: number(),
})
/** What an import did as the service sends it. */
export const encodeImported = (imported: Imported) => encode(wireImported, imported)

/** A catalogue as the text of a file. */
export type CatalogueFile = { readonly name: string; readonly csv: string }

export const wireCatalogueFile = /* @__PURE__ */ shape<CatalogueFile>()({ name: string(), csv: string() })
/** The entries of a catalogue as a file, as the service sends it. */
export const encodeCatalogueFile = (file: CatalogueFile) => encode(wireCatalogueFile, file)
