import type { ActionName } from '@veranda/domain'
import type { Profile } from '@veranda/contract'
import { array, type GenericSchema, object, record, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const words = array(string())

const profile: GenericSchema<Profile> = object({
  roles: words,
  permissions: words,
  attributes: record(string(), string()),
  apps: words,
  menu: words,
})

/** What the session may do, as the profile call says. */
export type StoredProfile = Profile

export const profileAtom = storedAtom('profile', profile)

/**
 * Whether a session may open the pages of an action. Before its profile is known it may: the gate only spares a guest a
 * page that would refuse them, and the service decides by itself.
 */
export const mayOpen = (profile: StoredProfile | undefined, action: ActionName): boolean =>
  !profile ||
  (profile.apps.includes('MANAGE_RESERVATION') &&
    profile.menu.includes('reservation') &&
    profile.permissions.includes(action))
