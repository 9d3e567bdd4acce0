import type { Instant } from '../dates/plain-date.ts'
import type { CatalogueEntry } from './field.ts'
import type { CatalogueName } from './names.ts'
import type { FieldChange, ImportRow } from './plan-import.ts'

/** A page of a list. `total` counts all entries that match. */
export type EntryPage = { readonly entries: readonly ListedEntry[]; readonly total: number }

/** `waits`: a change of it waits for approval. */
export type ListedEntry = CatalogueEntry & { readonly waits: boolean }

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

export type Verdict = 'approve' | 'decline' | 'withdraw'

/** What may point to an entry. */
export const entryUses = [
  'guests',
  'properties',
  'segments',
  'banks',
  'societies',
  'tickets',
  'reservations',
  'merchants',
  'promotions',
  'payments',
  'phone-lines',
] as const

/** What points to an entry, which therefore cannot be deleted: a word of `entryUses`, or a newer one. */
export type EntryUse = { readonly what: string; readonly count: number }

/** What happened to an entry. */
export type EntryHistory = {
  readonly kind: 'created' | 'changed' | 'deleted' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
  readonly at: Instant
  readonly by: string
  readonly changes: readonly FieldChange[]
  readonly note?: string
}

/** An entry with all there is to know of it, the latest first. `entry` is missing where it is still to be approved, or was deleted. */
export type EntryDetail = {
  readonly entry?: CatalogueEntry
  readonly proposal?: CatalogueProposal
  readonly uses: readonly EntryUse[]
  readonly history: readonly EntryHistory[]
}

/** What a file would do. `plan` names exactly this: a write of another is refused. */
export type ImportPreview = { readonly plan: string; readonly rows: readonly PreviewRow[] }

/** `problems` are words of `FieldProblem`; a client may not know newer ones. */
export type PreviewRow = Omit<ImportRow, 'values' | 'problems'> & {
  readonly problems: Readonly<Record<string, string>>
}

/** Why a file as a whole cannot be read. */
export type FileProblem = 'not-csv' | 'nothing-in-it' | 'no-key-column' | 'unknown-column' | 'too-many-rows'
