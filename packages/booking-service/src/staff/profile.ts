import { encodeProfile } from '@veranda/contract'
import { staffMenuFor } from '@veranda/domain'
import type { StaffCaller } from '../platform/service.ts'

/** What the back office shows somebody: the same permissions that every call asks for. */
export const staffProfileOf = ({ groups, permissions, account }: StaffCaller) =>
  encodeProfile({
    roles: groups,
    permissions,
    attributes: account
      ? { userId: String(account.userId),
          userName: account.userName, name: account.displayName, email: account.email ?? '',
          source: account.source,
        }
      : {},
    apps: ['BACK_OFFICE'],
    menu: staffMenuFor(permissions),
  })
