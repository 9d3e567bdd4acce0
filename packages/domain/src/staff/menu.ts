import type { Permission } from './permissions.ts'

/** The rooms of the back office, in the order of the menu, and what opens each. */
export const staffRooms = {
  dashboard: 'dashboard:read',
  inbox: 'inbox:read',
  reservations: 'reservations:read',
  'bank-transfers': 'payments:read',
  catalogues: 'catalogues:read',
  properties: 'properties:read',
  reports: 'reports:read',
  team: 'agents:read',
  audit: 'audit:read',
} as const satisfies Readonly<Record<string, Permission>>
export type StaffRoom = keyof typeof staffRooms

const rooms = Object.keys(staffRooms) as readonly StaffRoom[]

/** The menu of a member of staff with these permissions. */
export const staffMenuFor = (permissions: readonly string[]): readonly StaffRoom[] =>
  rooms.filter((room) => permissions.includes(staffRooms[room]))
