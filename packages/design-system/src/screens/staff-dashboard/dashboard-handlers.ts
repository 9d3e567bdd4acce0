import type { InboxKind, PlainDate } from '@veranda/domain'

/** The arrivals of a day, of one hotel or of all. */
export type ArrivalsOf = { readonly propertyId?: number | undefined; readonly day: PlainDate }

/** Where the dashboard leads; a missing one is not offered. */
export type DashboardHandlers = {
  readonly inbox: DashboardLink<InboxKind>
  readonly arrivals?: DashboardLink<ArrivalsOf> | undefined
  readonly reservation?: DashboardLink<string> | undefined
  readonly reservations?: DashboardLink<undefined> | undefined
}

export type DashboardLink<To> = { readonly hrefOf: (to: To) => string; readonly onOpen: (to: To) => void }
