import type {
  AgeCategory,
  BrandId,
  CancellationPolicy,
  Certificate,
  CurrencyCode,
  GuestTitle,
  HistoryKind,
  Market,
  PlainDate,
  Promotion,
  Property,
  RateKind,
  RoomCategory,
  ServiceCategory,
  LedgerAccount,
  PaymentTerms,
} from '@veranda/domain'
import type { StoredRoomStatus } from '../schema/room.ts'

type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

/** A reservation as one query brings it: everything stored, nothing derived. Amounts are minor units. */
export type ReservationRow = {
  readonly bookingId: number
  readonly code: string
  readonly brand: BrandId
  readonly version: number
  readonly arrival: PlainDate
  readonly departure: PlainDate
  readonly bookedOn: PlainDate
  readonly currency: CurrencyCode
  readonly guestCurrency: CurrencyCode
  readonly exchangeRate: number
  readonly promotion: Promotion | null
  readonly promotionSaving: number
  readonly transportationPrice: number | null
  readonly transportationNoticeDays: number
  readonly dueAtHotel: number
  readonly paymentTerms: PaymentTerms
  readonly cancellationCode: string | null
  readonly comments: string
  readonly property: Omit<Property, 'photoUrl'> & { readonly photoUrl: string | null }
  readonly market: Market
  readonly rooms: readonly RoomRow[]
  readonly ledger: readonly LedgerSum[]
  readonly requests: readonly { readonly roomNumber: number; readonly text: string }[]
  readonly history: readonly HistoryRow[]
}

/** What an account of a room adds up to; the room is `null` for the reservation as a whole. */
export type LedgerSum = {
  readonly roomNumber: number | null
  readonly account: LedgerAccount
  readonly amount: number
}

export type HistoryRow = {
  readonly at: string
  readonly kind: HistoryKind
  readonly by: 'guest' | 'hotel'
  readonly difference: number | null
  /** What was received, and with which card; of payments alone. */
  readonly paid: number | null
  readonly cardBrand: string | null
  readonly lastDigits: string | null
}

export type RoomRow = {
  readonly roomId: number
  readonly roomNumber: number
  readonly status: StoredRoomStatus
  readonly category: Omit<RoomCategory, 'photoUrl'> & { readonly photoUrl: string | null }
  readonly ratePlan: {
    readonly ratePlanId: number
    readonly code: string
    readonly name: string
    readonly kind: RateKind
  }
  readonly policy: CancellationPolicy
  readonly occupancy: {
    readonly adults: number
    readonly teens: number
    readonly kids: number
    readonly infants: number
  }
  readonly childAges: readonly number[]
  readonly hasStoredCard: boolean
  readonly nights: readonly { readonly date: PlainDate; readonly price: number }[]
  readonly guests: readonly GuestRow[]
  readonly services: readonly ServiceRow[]
  readonly certificates: readonly (Omit<Certificate, 'amount'> & { readonly amount: number })[]
  readonly standby: { readonly categories: readonly string[]; readonly ceiling: number } | null
}

export type GuestRow = {
  readonly guestId: number
  readonly isMainGuest: boolean
  readonly category: AgeCategory
  readonly firstName: string
  readonly lastName: string
} & Nullable<{
  title: GuestTitle
  email: string
  phone: string
  countryCode: string
  zipCode: string
  city: string
  birthDate: PlainDate
  age: number
  /** Another address, which waits to be confirmed. */
  emailToConfirm: string
}>

export type ServiceRow = {
  readonly serviceId: number
  readonly name: string
  readonly category: ServiceCategory
  readonly quantity: number
  readonly date: PlainDate | null
  readonly noticeDays: number
  readonly unitPrice: number
  readonly isPaid: boolean
}
