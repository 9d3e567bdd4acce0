import {
  type ArrivalCandidate,
  type ArrivalDetails,
  type ArrivalOutcome,
  candidateReasons,
  excessDecisions,
} from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { wireBankArrival } from './bank-arrival.ts'
import { encode } from './encode.ts'
import { plainDate } from './scalars.ts'
import { minorMoney } from './minor-money.ts'
import { list, maybe, parts, shape } from './shape.ts'

const outcome = /* @__PURE__ */ shape<ArrivalOutcome>()({
  excess: maybe(picklist(excessDecisions)),
  applied: minorMoney,
  refunded: minorMoney,
  left: minorMoney,
})

const candidate = /* @__PURE__ */ shape<ArrivalCandidate>()({
  reservationCode: string(),
  guestName: string(),
  hotel: string(),
  arrival: plainDate,
  reference: maybe(string()),
  announced: maybe(minorMoney),
  balance: minorMoney,
  reasons: list(picklist(candidateReasons)),
  outcomes: list(outcome),
})

export const wireArrivalDetails = /* @__PURE__ */ shape<ArrivalDetails>()({
  arrival: wireBankArrival,
  candidates: list(candidate),
  assignedTo: maybe(parts({ userId: number(), name: string() })),
  version: number(),
})
/** Money that arrived, with the transfers it may be, as the service sends it. */
export const encodeArrivalDetails = (details: ArrivalDetails) =>
  encode(wireArrivalDetails, details, details.arrival.amount.currency)
