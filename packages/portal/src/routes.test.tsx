import { render, waitFor } from '@testing-library/react'
import { ScenesProvider } from '@veranda/design-system/scenes'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import english from '@veranda/messages/lang/en-US.json'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup } from '@testing-library/react'
import { PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { sessionAtom } from './state/session.ts'
import { aPortal, noon } from './testing.ts'

const place = { now: '' }

function Place() {
  const { pathname } = useLocation()
  useEffect(() => {
    place.now = pathname
  }, [pathname])
  return null
}

function open(path: string, isSignedIn: boolean) {
  const portal = aPortal()
  const session = { reservationCode: 'VRD-101A-P', brand: 'palace', endsAt: noon + 1 } as const
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
}

window.scrollTo = () => undefined
afterEach(cleanup)

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
    await waitFor(() => expect(place.now).toBe(to), { timeout: 5_000 })
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
    ['/cancellation/details/1', '/auth/login'],
    ['/update', '/auth/login'],
    ['/upgrade/payment', '/auth/login'],
    ['/room/payment', '/auth/login'],
    ['/services', '/auth/login'],
    ['/confirmation-letter', '/auth/login'],
    ['/call-me', '/call-me'],
    ['/nowhere', '/nowhere'],
  ])('%s leads to %s', async (path, to) => {
    open(path, false)
    await waitFor(() => expect(place.now).toBe(to), { timeout: 5_000 })
  })
})
