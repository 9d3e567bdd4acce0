import { getProfile, type Profile } from '@veranda/contract'
import { type Permission, permissions, rolesIn, type StaffRole } from '@veranda/domain'
import { useCallQuery } from '../server-state/use-call-query.ts'

/** Who is signed in, and what they may do. */
export type Member = {
  readonly userId: number
  readonly userName: string
  readonly name: string
  readonly source: 'local' | 'domain'
  readonly roles: readonly StaffRole[]
  readonly permissions: readonly Permission[]
}

const profileKey = ['profile'] as const

export function useProfile() {
  const { data, ...query } = useCallQuery({ key: profileKey, endpoint: getProfile })
  return { ...query, member: data && memberOf(data) }
}

const memberOf = ({ attributes, roles, permissions: given }: Profile): Member => ({
  userId: Number(attributes['userId'] ?? 0),
  userName: attributes['userName'] ?? '',
  name: attributes['name'] ?? attributes['userName'] ?? '',
  source: attributes['source'] === 'domain' ? 'domain' : 'local',
  roles: rolesIn(roles),
  permissions: permissions.filter((permission) => given.includes(permission)),
})
