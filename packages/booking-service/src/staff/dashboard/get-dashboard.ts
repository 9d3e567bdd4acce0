import type { Dashboard } from '@veranda/domain'
import type { WordsLanguage } from '../../platform/language.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { waitingCounts } from '../inbox/what-waits.ts'
import { arrivalsOf } from './arrivals.ts'
import { cancellationsByReason } from './cancellations-by-reason.ts'
import { latestReservations } from './latest.ts'
import { dashboardMoney } from './money.ts'

/** The first page of the back office: each part asks for the permission of the room it is taken from. */
export async function getDashboard(
  service: Pick<Service, 'store' | 'clock'>,
  { permissions }: StaffCaller,
  lang: WordsLanguage,
): Promise<Dashboard> {
  const { db } = service.store
  const now = service.clock.now()
  return {
    at: now.toISOString(),
    arrivals: await arrivalsOf(db, now),
    cancellations: await cancellationsByReason(db, now, lang),
    ...(permissions.includes('reservations:read') ? { confirmed: await latestReservations(db) } : {}),
    ...(permissions.includes('inbox:read') ? { waiting: await waitingCounts(service, lang) } : {}),
    ...(permissions.includes('payments:read') ? { money: await dashboardMoney(db, now) } : {}),
  }
}
