import type {
  Certificate,
  DailyRate,
  HistoryEntry,
  LedgerAccount,
  PaymentTerms,
  Promotion,
  Reservation,
  Room,
  AddOn,
  Stay,
} from '@veranda/domain'
import type { StoredRoomStatus } from '../schema/room.ts'

/** What the hotel's words say of money, as a whole number of minor units. */
type InMinorUnits<T, Amount extends keyof T> = Omit<T, Amount> & { readonly [K in Amount]: number }

/** A reservation as one query brings it: everything stored, nothing derived. Amounts are minor units. */
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
    | 'property'
    | 'market'
  > & {
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

/** What an account of a room adds up to; the room is `null` for the reservation as a whole. */
type LedgerSum = {
  readonly roomNumber: number | null
  readonly account: LedgerAccount
  readonly amount: number
}

export type HistoryRow = Pick<HistoryEntry, 'at' | 'kind' | 'by'> & {
  readonly difference: number | null
  /** What was received, and with which card; of payments alone. */
  readonly paid: number | null
  readonly cardBrand: string | null
  readonly lastDigits: string | null
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
