import { type Failure, getRateCalendar } from '@veranda/contract'
import { addDays, ok, type RateCalendar, type Reservation, type Result, today } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { rateCalendarAtom } from '../state/rate-calendar.ts'

/** Loads all days that can be booked at once, so that turning a month asks nobody. */
export async function loadRateCalendar(
  { client, store, now }: Pick<Portal, 'client' | 'store' | 'now'>,
  { property }: Reservation,
  promotionCode?: string,
): Promise<Result<RateCalendar, Failure<typeof getRateCalendar>>> {
  const from = today(property.timeZone, new Date(now()).toISOString())
  const answer = await client.call(getRateCalendar, {
    query: {
      from,
      to: addDays(from, property.stayLimits.bookableDays),
      ...(promotionCode === undefined ? {} : { promocode: promotionCode }),
    },
  })
  if (!answer.ok) return answer
  store.set(rateCalendarAtom, answer.value)
  return ok(answer.value)
}

/** When the service says that dates are gone, the days on screen are old: they are loaded again before others are offered. */
export async function reloadWhenGone(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  reservation: Reservation,
  failure: Failure,
  promotionCode?: string,
): Promise<void> {
  if (failure.kind === 'refused' && gone.has(failure.refusal))
    await loadRateCalendar(portal, reservation, promotionCode)
}

const gone: ReadonlySet<string> = new Set(['sold-out', 'stay-not-possible'])
