import { render, waitFor } from '@testing-library/react'
import type { AnyEndpoint, Profile } from '@veranda/contract'
import { ScenesProvider } from '@veranda/design-system/scenes'
import { type ActionName, actionNames, ok, refused } from '@veranda/domain'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import english from '@veranda/messages/lang/en-US.json'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup } from '@testing-library/react'
import { type Portal, PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { profileAtom } from './state/profile.ts'
import { sessionAtom } from './state/session.ts'
import { keepProfile } from './tasks/keep-profile.ts'
import { aPortal, noon } from './testing.ts'

const place = { now: '' }

function Place() {
  const { pathname } = useLocation()
  useEffect(() => {
    place.now = pathname
  }, [pathname])
  return null
}

const session = { reservationCode: 'VRD-101A-P', brand: 'palace', endsAt: noon + 1 } as const

function open(path: string, isSignedIn: boolean, parts: Partial<Portal> = {}): Portal {
  const portal = aPortal(parts)
  if (isSignedIn) portal.store.set(sessionAtom, { kind: 'signed-in', session })
  render(
    <PortalProvider value={portal}>
      <Provider store={portal.store}>
        <IntlProvider locale="en-US" messages={english}>
          <ScenesProvider value="arriving">
            <MemoryRouter initialEntries={[path]}>
              <PortalRoutes />
              <Place />
            </MemoryRouter>
          </ScenesProvider>
        </IntlProvider>
      </Provider>
    </PortalProvider>,
  )
  return portal
}

window.scrollTo = () => undefined
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('section 2, for a guest with a session', () => {
  test.each([
    ['/', '/my-reservation'],
    ['/auth', '/my-reservation'],
    ['/auth/login', '/my-reservation'],
    ['/forbidden', '/forbidden'],
    ['/nowhere/at/all', '/nowhere/at/all'],
    ['/my-reservation/?changeDate=true', '/update/dates'],
    ['/cancellation/policies-and-benefits', '/my-reservation'],
    ['/cancellation/reason', '/my-reservation'],
    ['/cancellation/details', '/my-reservation'],
    ['/cancellation/details/2', '/my-reservation'],
    ['/cancellation/done', '/cancellation/done'],
    ['/update', '/update/dates'],
    ['/update/dates', '/update/dates'],
    ['/update/payment', '/my-reservation'],
    ['/upgrade', '/my-reservation'],
    ['/upgrade/room', '/my-reservation'],
    ['/upgrade/payment', '/my-reservation'],
    ['/room', '/room/guests'],
    ['/room/guests', '/room/guests'],
    ['/room/payment', '/my-reservation'],
    ['/room/add', '/room/add'],
    ['/room/add/payment', '/my-reservation'],
    ['/services', '/services'],
    ['/call-me', '/call-me'],
    ['/confirmation-letter', '/confirmation-letter'],
    ['/services/payment', '/my-reservation'],
    ['/options/payment', '/my-reservation'],
    ['/room/attic', '/room/attic'],
  ])('%s leads to %s', async (path, to) => {
    open(path, true)
    await waitFor(() => expect(place.now).toBe(to), { timeout: 30_000 })
  })
})

describe('the permission gate', () => {
  const profile = (over: Partial<Profile> = {}): Profile => ({
    roles: ['guest'],
    permissions: ['read-reservation', ...actionNames],
    attributes: { reservation: session.reservationCode },
    apps: ['MANAGE_RESERVATION'],
    menu: ['reservation'],
    ...over,
  })
  const without = (action: ActionName) =>
    profile({ permissions: actionNames.filter((name) => name !== action) })

  test.each([
    ['/services', profile(), '/services'],
    ['/services', without('add-services'), '/forbidden'],
    ['/room/add', without('add-room'), '/forbidden'],
    ['/update/dates', without('change-dates'), '/forbidden'],
    ['/upgrade/standby', without('upgrade-room'), '/forbidden'],
    ['/special-request', without('special-request'), '/forbidden'],
    ['/cancellation/done', without('cancel'), '/forbidden'],
    ['/update/dates', profile({ menu: [] }), '/forbidden'],
  ])('%s', async (path, answered, to) => {
    const client = {
      call: async ({ name }: AnyEndpoint) =>
        name === 'getProfile' ? ok(answered) : refused({ kind: 'offline' }),
    } as Portal['client']
    const portal = open(path, true, { client })
    keepProfile(portal)
    await waitFor(() => expect(portal.store.get(profileAtom)).toEqual(answered))
    await waitFor(() => expect(place.now).toBe(to), { timeout: 30_000 })
  })
})

describe('section 2, for an anonymous visitor', () => {
  test.each([
    ['/', '/auth/login'],
    ['/auth', '/auth/login'],
    ['/auth/login', '/auth/login'],
    ['/auth/login/VRD-101A-P/0d5f', '/auth/login/VRD-101A-P/0d5f'],
    ['/forbidden', '/auth/login'],
    ['/my-reservation', '/auth/login'],
    ['/cancellation/policies-and-benefits', '/auth/login'],
    ['/cancellation/reason', '/auth/login'],
    ['/cancellation/details', '/auth/login'],
    ['/cancellation/details/1', '/auth/login'],
    ['/update', '/auth/login'],
    ['/update/dates', '/auth/login'],
    ['/update/payment', '/auth/login'],
    ['/upgrade', '/auth/login'],
    ['/upgrade/room', '/auth/login'],
    ['/upgrade/payment', '/auth/login'],
    ['/room', '/auth/login'],
    ['/room/guests', '/auth/login'],
    ['/room/payment', '/auth/login'],
    ['/services', '/auth/login'],
    ['/confirmation-letter', '/auth/login'],
    ['/call-me', '/call-me'],
    ['/nowhere', '/nowhere'],
    ['/update/nowhere', '/update/nowhere'],
    ['/room/attic/payment', '/room/attic/payment'],
    ['/upgrade/standby', '/auth/login'],
    ['/room/add/payment/', '/auth/login'],
  ])('%s leads to %s', async (path, to) => {
    open(path, false)
    await waitFor(() => expect(place.now).toBe(to), { timeout: 30_000 })
  })
})
