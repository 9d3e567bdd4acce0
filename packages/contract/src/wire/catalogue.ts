import {
  type CatalogueName,
  catalogueNames,
  type CatalogueEntry,
  type FieldChange,
  type ImportRow,
  type Instant,
} from '@veranda/domain'
import { boolean, number, picklist, record, string } from 'valibot'
import { ifAny, list, maybe, parts, shape } from './shape.ts'
import { encode } from './encode.ts'

/** The catalogue of a call’s address. */
export const catalogueName = /* @__PURE__ */ picklist(catalogueNames)

const values = /* @__PURE__ */ record(string(), string())

const wireEntry = /* @__PURE__ */ shape<CatalogueEntry>()({ key: string(), version: number(), values })

/** A page of a list. `total` counts all entries that match. */
export type EntryPage = {
  readonly entries: readonly (CatalogueEntry & { readonly waits: boolean })[]
  readonly total: number
}

export const wireEntryPage = /* @__PURE__ */ shape<EntryPage>()({
  entries: list(parts({ key: string(), version: number(), values, waits: boolean() })),
  total: number(),
})
export const encodeEntryPage = (page: EntryPage) => encode(wireEntryPage, page)

/** A change that waits for another member of staff, or what became of it. */
export type CatalogueProposal = {
  readonly proposalId: string
  readonly catalogue: CatalogueName
  readonly key: string
  readonly kind: 'create' | 'change' | 'delete'
  readonly changes: readonly FieldChange[]
  readonly proposedBy: string
  readonly proposedAt: Instant
  /** Whether the reader proposed it: then another has to decide. */
  readonly isOwn: boolean
  readonly state: 'open' | 'approved' | 'declined' | 'withdrawn'
}

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
export const encodeProposal = (proposal: CatalogueProposal) => encode(wireProposal, proposal)

/** What points to an entry, which therefore cannot be deleted. `what` is a stable word; newer ones may come. */
export type EntryUse = { readonly what: string; readonly count: number }

export const wireUse = /* @__PURE__ */ parts({ what: string(), count: number() })

/** What happened to an entry, the latest first. */
export type EntryHistory = {
  readonly kind: 'created' | 'changed' | 'deleted' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
  readonly at: Instant
  readonly by: string
  readonly changes: readonly FieldChange[]
  readonly note?: string
}

/** An entry with all there is to know of it. `entry` is missing where it is still to be approved, or was deleted. */
export type EntryDetail = {
  readonly entry?: CatalogueEntry
  readonly proposal?: CatalogueProposal
  readonly uses: readonly EntryUse[]
  readonly history: readonly EntryHistory[]
}

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
export const encodeEntryDetail = (detail: EntryDetail) => encode(wireEntryDetail, detail)

/** What became of a write: done, or proposed where another must approve it. */
export type EntrySaved = { readonly key: string; readonly outcome: 'done' | 'proposed' }

export const wireEntrySaved = /* @__PURE__ */ shape<EntrySaved>()({
  key: string(),
  outcome: picklist(['done', 'proposed']),
})
export const encodeEntrySaved = (saved: EntrySaved) => encode(wireEntrySaved, saved)

/** What a file would do. `plan` names exactly this: a write of another is refused. */
export type ImportPreview = { readonly plan: string; readonly rows: readonly PreviewRow[] }
/** `problems` are words of the domain; this client may not know newer ones. */
export type PreviewRow = Omit<ImportRow, 'values' | 'problems'> & {
  readonly problems: Readonly<Record<string, string>>
}

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
export const encodeImportPreview = (preview: ImportPreview) => encode(wireImportPreview, preview)

/** How many rows of a file were taken. */
export type Imported = { readonly outcome: 'done' | 'proposed'; readonly rows: number }

export const wireImported = /* @__PURE__ */ shape<Imported>()({
  outcome: picklist(['done', 'proposed']),
  rows: number(),
})
export const encodeImported = (imported: Imported) => encode(wireImported, imported)

/** A catalogue as the text of a file. */
export type CatalogueFile = { readonly name: string; readonly csv: string }

export const wireCatalogueFile = /* @__PURE__ */ shape<CatalogueFile>()({ name: string(), csv: string() })
export const encodeCatalogueFile = (file: CatalogueFile) => encode(wireCatalogueFile, file)
