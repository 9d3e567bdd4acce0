import {
  inboxKinds,
  ledgerMovements,
  letterOutcomes,
  type ListedReservation,
  paymentStates,
  receiptKinds,
  refundStates,
  reservationOrders,
  type ReservationPage,
  reservationStates,
  type StaffNote,
  type StaffReservation,
} from '@veranda/domain'
import { maxLength, number, object, picklist, pipe, regex, string, type InferOutput } from 'valibot'
import { encode } from './encode.ts'
import { encodeReservation } from './encode-reservation.ts'
import type { LangCode } from './language.ts'
import { minorMoney } from './minor-money.ts'
import { decodeReservation, wireReservation } from './reservation.ts'
import { plainDate } from './scalars.ts'
import { wireSentLetter } from './sent-letter.ts'
import { list, maybe, parts, shape } from './shape.ts'

export const reservationState = /* @__PURE__ */ picklist(reservationStates)
export const reservationOrder = /* @__PURE__ */ picklist(reservationOrders)

/** Where a page of the list begins: before or after a reservation, by arrival and row. */
export const reservationPlace = /* @__PURE__ */ pipe(
  string(),
  maxLength(40),
  regex(/^(?:after|before)~\d{4}-\d{2}-\d{2}~[1-9]\d{0,9}$/),
)

const listed = /* @__PURE__ */ shape<ListedReservation>()({
  reservationCode: string(),
  guestName: string(),
  hotel: string(),
  arrival: plainDate,
  departure: plainDate,
  rooms: number(),
  status: picklist(['pending-payment', 'cancelled', 'confirmed', 'under-review']),
  balance: minorMoney,
})

export const wireReservationPage = /* @__PURE__ */ shape<ReservationPage>()({
  reservations: list(listed),
  previous: maybe(string()),
  next: maybe(string()),
})
/** A page of the reservations that staff searched as the service sends it. */
export const encodeReservationPage = (page: ReservationPage) => encode(wireReservationPage, page)

export const wireStaffNote = /* @__PURE__ */ shape<StaffNote>()({
  noteId: number(),
  at: string(),
  by: string(),
  text: string(),
})
/** A note of staff as the service sends it. */
export const encodeStaffNote = (note: StaffNote) => encode(wireStaffNote, note)

const card = /* @__PURE__ */ parts({ scheme: string(), lastDigits: string() })

const money = /* @__PURE__ */ parts({
  ledger: list(
    parts({
      at: string(),
      movement: picklist(ledgerMovements),
      roomNumber: maybe(number()),
      amount: minorMoney,
      balance: minorMoney,
    }),
  ),
  payments: list(
    parts({
      paymentId: string(),
      at: string(),
      state: picklist(paymentStates),
      amount: minorMoney,
      card: maybe(card),
    }),
  ),
  refunds: list(
    parts({ refundId: string(), at: string(), state: picklist(refundStates), amount: minorMoney }),
  ),
  receipts: list(parts({ number: string(), kind: picklist(receiptKinds), at: string(), amount: minorMoney })),
})

type Beside = Omit<StaffReservation, 'reservation'>

/** What stands beside the stay: only staff see it. */
const wireBeside = /* @__PURE__ */ shape<Beside>()({
  timeZone: string(),
  addresses: list(string()),
  notes: list(wireStaffNote),
  confirmations: list(wireSentLetter),
  letters: list(parts({ kind: string(), at: string(), state: picklist(letterOutcomes) })),
  waiting: list(
    parts({
      kind: picklist(inboxKinds),
      itemId: string(),
      at: string(),
      assignedTo: maybe(parts({ userId: number(), name: string() })),
    }),
  ),
  money: maybe(money),
  audit: maybe(
    list(
      parts({
        at: string(),
        action: string(),
        by: picklist(['guest', 'staff', 'job']),
        name: maybe(string()),
      }),
    ),
  ),
})

/** The stay as its guest reads it, and what stands beside it. */
export const wireStaffReservation = /* @__PURE__ */ object({ stay: wireReservation, beside: wireBeside })
type WireStaffReservation = InferOutput<typeof wireStaffReservation>

export const decodeStaffReservation = ({ stay, beside }: WireStaffReservation): StaffReservation => ({
  reservation: decodeReservation(stay),
  ...wireBeside.decode(beside),
})

/** A reservation as staff see it, as the service sends it. */
export const encodeStaffReservation = (
  { reservation, ...beside }: StaffReservation,
  lang: LangCode,
): WireStaffReservation => ({
  stay: encodeReservation(reservation, lang),
  beside: encode(wireBeside, beside),
})
