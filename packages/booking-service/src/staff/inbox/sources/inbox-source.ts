import type { InboxDetails, InboxKind } from '@veranda/domain'
import type { WordsLanguage } from '../../../platform/language.ts'
import type { Service } from '../../../platform/service.ts'

/** Something that waits, as its feature knows it. Whose reservation it is, is looked up for all of them together. */
export type Waiting = Pick<InboxDetails, 'itemId' | 'state' | 'text' | 'facts' | 'sums'> & {
  readonly at: Date
  readonly until?: Date
  readonly reservationId: number | null
  /** A caller who has no reservation of ours. */
  readonly stranger?: { readonly name: string; readonly reservationCode: string }
}

type Wanted = {
  readonly itemId?: string
  /** Only what waits for this reservation. */
  readonly reservationId?: number
  readonly lang: WordsLanguage
}

/** Lists what waits of one kind, the oldest first, or the one that is named. */
export type InboxSource = (service: Pick<Service, 'store'>, wanted: Wanted) => Promise<readonly Waiting[]>

export type InboxSources = Readonly<Record<InboxKind, InboxSource>>

/** More than anybody works off in a day; the oldest come first. */
export const mostOfAKind = 100
