import type { ActionName } from '@veranda/domain'
import { array, type InferOutput, object, pipe, readonly, record, string } from 'valibot'
import { storedAtom } from './stored-atom.ts'

const words = pipe(array(string()), readonly())

const profile = object({
  roles: words,
  permissions: words,
  attributes: pipe(record(string(), string()), readonly()),
  apps: words,
  menu: words,
})

/** What the session may do, as the profile call says (section 6). */
export type StoredProfile = InferOutput<typeof profile>

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
