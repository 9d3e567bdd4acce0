import type { StaffRoom } from '@veranda/domain'
import { paths } from './paths.ts'

/** Where each room of the menu is. */
export const pathOfRoom: Readonly<Record<StaffRoom, string>> = {
  dashboard: paths.dashboard,
  inbox: paths.inbox,
  reservations: paths.reservations,
  'bank-transfers': paths.bankTransfers,
  catalogues: paths.catalogues,
  properties: paths.properties,
  reports: paths.reports,
  team: paths.team,
  audit: paths.audit,
}
