import type { CatalogueName } from '../catalogues/index.ts'
import type { Instant } from '../dates/index.ts'
import type { StaffAction } from './audit-actions.ts'

/** How many entries a page of the audit has. */
export const auditEntriesPerPage = 12

/** What an act was about. */
export type AuditSubject =
  | {
      readonly kind: 'reservation' | 'member' | 'property' | 'bank-entry' | 'ticket'
      readonly text: string
    }
  | { readonly kind: 'entry'; readonly text: string; readonly catalogue: CatalogueName }

/** An entry of the audit about an act of staff. */
export type StaffAuditEntry = {
  readonly entryId: number
  readonly at: Instant
  /** Missing for an act of before this list that has another name. */
  readonly act?: StaffAction
  /** Missing for a member of staff without an account here: by the user pool’s token, or whose account is gone. */
  readonly name?: string
  readonly subject?: AuditSubject
}

export type StaffAuditPage = {
  readonly entries: readonly StaffAuditEntry[]
  readonly previous?: string
  readonly next?: string
}

/** Who may be searched for. */
export type AuditPerson = { readonly userId: number; readonly name: string }

export const auditFaults = ['order', 'content', 'seal'] as const
export type AuditFault = (typeof auditFaults)[number]

/** What is known of the chain: every entry up to one follows the one before it, and says what was written. */
export type AuditVerification = {
  readonly at: Instant
  /** The last entry that was verified; 0 where there is none. */
  readonly upTo: number
  readonly entries: number
  /** From this entry on contents are proven, before it only the order. */
  readonly sealedFrom?: number
  /** The hash of the last entry: noted elsewhere, it proves later that none was taken away at the end. */
  readonly hash: string
  /** Whether entries were left for the next verification. */
  readonly isMore: boolean
  /** When every entry from the first on was read last. */
  readonly wholeAt?: Instant
  readonly broken?: { readonly entryId: number; readonly fault: AuditFault }
}
