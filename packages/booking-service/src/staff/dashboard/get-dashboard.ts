import type { Dashboard, Permission } from '@veranda/domain'
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
  const only = <Part>(permission: Permission, load: () => Promise<Part>) =>
    permissions.includes(permission) ? load() : undefined
  // All at once: one after the other, each would wait for a connection of its own.
  const [arrivals, cancellations, confirmed, waiting, money] = await Promise.all([
    arrivalsOf(db, now),
    cancellationsByReason(db, now, lang),
    only('reservations:read', () => latestReservations(db)),
    only('inbox:read', () => waitingCounts(service, lang)),
    only('payments:read', () => dashboardMoney(db, now)),
  ])
  return {
    at: now.toISOString(),
    arrivals,
    cancellations,
    ...(confirmed ? { confirmed } : {}),
    ...(waiting ? { waiting } : {}),
    ...(money ? { money } : {}),
  }
}
