/** Everything staff may do, named by its area and a verb. */
export const permissions = [
  'dashboard:read',
  'inbox:read',
  'inbox:answer',
  'reviews:decide',
  'price-matches:decide',
  'payments:read',
  'payments:match',
  'reservations:read',
  'reservations:act',
  'catalogues:read',
  'catalogues:edit',
  'catalogues:approve',
  'properties:read',
  'properties:edit',
  'agents:read',
  'agents:edit',
  'account:edit',
  'reports:read',
  'audit:read',
] as const
export type Permission = (typeof permissions)[number]

export const staffRoles = ['admin', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may do what. An admin may do everything there is. */
const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  admin: permissions,
  agent: [
    'dashboard:read',
    'inbox:read',
    'inbox:answer',
    'reviews:decide',
    'price-matches:decide',
    'reservations:read',
    'reservations:act',
    'catalogues:read',
    'properties:read',
    'agents:read',
    'account:edit',
    'reports:read',
  ],
}

/** The permissions of several roles together, in the order of the list. */
export const permissionsOf = (roles: readonly StaffRole[]): readonly Permission[] =>
  permissions.filter((permission) => roles.some((role) => rolePermissions[role].includes(permission)))

/** The roles among the groups of a directory or a user pool; other groups mean nothing here. */
export const rolesIn = (groups: readonly string[]): readonly StaffRole[] =>
  staffRoles.filter((role) => groups.includes(role))
