import { type Dashboard, inboxKinds } from '@veranda/domain'
import { boolean, number, picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { minorMoney } from './minor-money.ts'
import { currencyCode, plainDate } from './scalars.ts'
import { list, maybe, parts, shape } from './shape.ts'

const moneyOnIt = /* @__PURE__ */ parts({
  payments: list(
    parts({
      paymentId: string(),
      reservationCode: string(),
      hotel: string(),
      at: string(),
      amount: minorMoney,
      card: maybe(parts({ scheme: string(), lastDigits: string() })),
    }),
  ),
  days: list(parts({ day: plainDate, currency: currencyCode, received: minorMoney, paidBack: minorMoney })),
})

export const wireDashboard = /* @__PURE__ */ shape<Dashboard>()({
  at: string(),
  arrivals: list(
    parts({
      propertyId: number(),
      hotel: string(),
      timeZone: string(),
      today: plainDate,
      tomorrow: plainDate,
      arrivingToday: number(),
      arrivingTomorrow: number(),
    }),
  ),
  confirmed: maybe(
    list(
      parts({
        reservationCode: string(),
        guestName: string(),
        hotel: string(),
        arrival: plainDate,
        at: string(),
      }),
    ),
  ),
  waiting: maybe(list(parts({ kind: picklist(inboxKinds), count: number(), isMore: boolean() }))),
  cancellations: list(parts({ code: string(), reason: string(), count: number() })),
  money: maybe(moneyOnIt),
})
/** The figures of the staff’s first page as the service sends them. */
export const encodeDashboard = (dashboard: Dashboard) => encode(wireDashboard, dashboard)
