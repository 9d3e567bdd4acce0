import type {
  Certificate,
  DailyRate,
  HistoryEntry,
  LedgerAccount,
  NamedRegion,
  PaymentTerms,
  PhoneTable,
  Promotion,
  Property,
  Reservation,
  Room,
  AddOn,
  Stay,
} from '@veranda/domain'
import type { StoredRoomStatus } from '../schema/room.ts'

/** A type whose amounts are whole minor units. */
type InMinorUnits<T, Amount extends keyof T> = Omit<T, Amount> & { readonly [K in Amount]: number }

/** A reservation as one query returns it: everything stored, nothing derived. Amounts are minor units. */
export type ReservationRow = Stay &
  Pick<
    Reservation,
    | 'bookingId'
    | 'brand'
    | 'version'
    | 'bookedOn'
    | 'currency'
    | 'guestCurrency'
    | 'exchangeRate'
    | 'comments'
    | 'market'
  > & {
    readonly property: Omit<Property, 'help'> & { readonly help?: PhoneTable }
    readonly phoneRegions: readonly NamedRegion[]
    /** The tags of the country it was sold in; null for one the catalogue has not. */
    readonly marketTags: readonly string[] | null
    readonly code: string
    readonly promotion: Promotion | null
    readonly promotionSaving: number
    readonly transferPrice: number | null
    readonly transferNoticeDays: number
    readonly dueAtHotel: number
    readonly paymentTerms: PaymentTerms
    readonly cancellationCode: string | null
    readonly rooms: readonly RoomRow[]
    readonly ledger: readonly LedgerSum[]
    readonly requests: readonly { readonly roomNumber: number; readonly text: string }[]
    readonly history: readonly HistoryRow[]
  }

/** The balance of an account for a room; the room is `null` for the reservation as a whole. */
type LedgerSum = {
  readonly roomNumber: number | null
  readonly account: LedgerAccount
  readonly amount: number
}

export type HistoryRow = Pick<HistoryEntry, 'at' | 'kind' | 'by'> & {
  readonly difference: number | null
  /** The amount received by card payments, with the card; `null` for others. */
  readonly paid: number | null
  readonly cardBrand: string | null
  readonly lastDigits: string | null
  readonly receipt: string | null
}

export type RoomRow = Pick<
  Room,
  | 'roomId'
  | 'roomNumber'
  | 'category'
  | 'ratePlan'
  | 'policy'
  | 'occupancy'
  | 'childAges'
  | 'hasStoredCard'
  | 'guests'
> & {
  readonly status: StoredRoomStatus
  readonly nights: readonly InMinorUnits<DailyRate, 'price'>[]
  readonly services: readonly ServiceRow[]
  readonly certificates: readonly InMinorUnits<Certificate, 'amount'>[]
  readonly standby: { readonly categories: readonly string[]; readonly ceiling: number } | null
}

export type ServiceRow = InMinorUnits<Omit<AddOn, 'total'>, 'unitPrice'>
