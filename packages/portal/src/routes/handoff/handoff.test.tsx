import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ScenesProvider } from '@veranda/design-system/scenes'
import english from '@veranda/messages/lang/en-US.json'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Credential } from '../../auth/auth.ts'
import { PortalProvider } from '../../portal.ts'
import { PortalRoutes } from '../../routes.tsx'
import { aPortal } from '../../testing.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo = () => undefined
})
afterEach(cleanup)

/** Opens the address a handoff leads to; what the user pool is shown is noted. */
function arrive() {
  const shown: Credential[] = []
  const portal = aPortal()
  const answer = async (_: string, credential: Credential) => {
    shown.push(credential)
    return { kind: 'not-let-in' } as const
  }
  const value = { ...portal, auth: { ...portal.auth, answer } }
  render(
    <PortalProvider value={value}>
      <Provider store={portal.store}>
        <IntlProvider locale="en-US" messages={english}>
          <ScenesProvider value="arriving">
            <MemoryRouter initialEntries={['/auth/login/VRD-101A-P/handoff#made-by-somebody']}>
              <PortalRoutes />
            </MemoryRouter>
          </ScenesProvider>
        </IntlProvider>
      </Provider>
    </PortalProvider>,
  )
  return shown
}

test('an address that a stranger may have made signs nobody in: it names the reservation and waits for a press', async () => {
  const shown = arrive()
  const button = await screen.findByRole(
    'button',
    { name: 'Open reservation VRD-101A-P' },
    { timeout: 20_000 },
  )
  // Whatever the page does by itself, it has done.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown).toEqual([])
  fireEvent.click(button)
  await waitFor(() => expect(shown).toMatchObject([{ kind: 'handoff', code: 'made-by-somebody' }]))
})
