import { describe, expect, test } from 'vitest'
import { mayOpen, type StoredProfile } from './profile.ts'

const profile: StoredProfile = {
  roles: ['guest'],
  permissions: ['read-reservation', 'cancel'],
  attributes: {},
  apps: ['MANAGE_RESERVATION'],
  menu: ['reservation'],
}

describe('the pages of an action', () => {
  test.each([
    ['open while the profile is not known', undefined, 'add-services', true],
    ['open with the permission', profile, 'cancel', true],
    ['are forbidden without it', profile, 'add-services', false],
    ['are forbidden where the menu has no reservation', { ...profile, menu: [] }, 'cancel', false],
    ['are forbidden to a session of another application', { ...profile, apps: ['REPORTS'] }, 'cancel', false],
  ] as const)('%s', (_, known, action, may) => expect(mayOpen(known, action)).toBe(may))
})
