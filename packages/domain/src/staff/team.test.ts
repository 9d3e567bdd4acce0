import { describe, expect, test } from 'vitest'
import { browserName, teamChanges, teamRefusal } from './team.ts'

const admin = { userId: 1, roles: ['admin'], source: 'local', state: 'active' } as const
const ask = (over: Partial<Parameters<typeof teamRefusal>[0]>) =>
  teamRefusal({ change: 'disable', roles: ['agent'], member: admin, by: 2, otherAdmins: 1, ...over })

describe('a change of an account', () => {
  test.each(['disable', 'set-roles', 'reset-second-factor'] as const)(
    'is refused to its owner where it takes something away: %s',
    (change) => {
      expect(ask({ change, by: 1 })).toBe('own-account')
      expect(ask({ change })).toBeUndefined()
    },
  )
  test.each(['disable', 'set-roles'] as const)('never leaves nobody with the keys: %s', (change) => {
    expect(ask({ change, otherAdmins: 0 })).toBe('last-admin')
    expect(ask({ change, otherAdmins: 0, member: { ...admin, state: 'disabled' } })).toBeUndefined()
  })
  test('gives the last administrator another role beside the first', () => {
    expect(ask({ change: 'set-roles', roles: ['admin', 'agent'], otherAdmins: 0 })).toBeUndefined()
  })
  test('leaves to the company’s directory who has which role', () => {
    const member = { ...admin, source: 'domain' } as const
    expect(ask({ change: 'set-roles', member })).toBe('of-directory')
    expect(ask({ change: 'disable', member })).toBeUndefined()
  })
  test('is otherwise open to an administrator', () => {
    const agent = { ...admin, roles: ['agent'] } as const
    for (const change of teamChanges) expect(ask({ change, member: agent, otherAdmins: 0 })).toBeUndefined()
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.0', ''],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
