import { cleanup, render, waitFor } from '@testing-library/react'
import { ScenesProvider } from '@veranda/design-system/scenes'
import { actionNames } from '@veranda/domain'
import { aPaidReservation } from '@veranda/domain/fixtures'
import english from '@veranda/messages/lang/en-US.json'
import spanish from '@veranda/messages/lang/es-MX.json'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { standbyPath } from './change-flows.ts'
import { paths } from './paths.ts'
import { PortalProvider } from './portal.ts'
import { PortalRoutes } from './routes.tsx'
import { wordsAtom } from './state/locale.ts'
import { reservationAtom } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'
import { namePages } from './tasks/name-pages.ts'
import { startFlow } from './tasks/start-flow.ts'
import { aPortal, noon } from './testing.ts'

window.scrollTo = () => undefined
afterEach(cleanup)

const reservation = aPaidReservation()

/** Every page a guest can open without having begun something on another one. */
const pages = [
  ...actionNames,
  paths.reservation,
  paths.forbidden,
  standbyPath,
  '/options',
  '/nowhere',
] as const

const languages = [
  ['en-US', english],
  ['es-MX', spanish],
] as const

test.each(languages)(
  'in %s each page has a title of its own, and its heading has the focus after the step to it',
  async (locale, words) => {
    const portal = aPortal()
    const { store } = portal
    const session = { reservationCode: 'VRD-101A-P', brand: 'palace', endsAt: noon + 1 } as const
    store.set(sessionAtom, { kind: 'signed-in', session })
    store.set(reservationAtom, { kind: 'loaded', reservation })
    store.set(wordsAtom, { locale, words })
    let go: NavigateFunction = () => undefined
    const Steps = () => {
      go = useNavigate()
      return null
    }
    render(
      <PortalProvider value={portal}>
        <Provider store={store}>
          <IntlProvider locale={locale} messages={words}>
            <ScenesProvider value="arriving">
              <MemoryRouter initialEntries={['/auth/login/A/b']}>
                <PortalRoutes />
                <Steps />
              </MemoryRouter>
            </ScenesProvider>
          </IntlProvider>
        </Provider>
      </PortalProvider>,
    )
    const stop = namePages(portal)
    const titles = new Map<string, string>()
    for (const page of pages) {
      const path = page.startsWith('/')
        ? page
        : startFlow(store, page as (typeof actionNames)[number], reservation)
      const before = document.querySelector('h1')?.textContent
      document.title = ''
      await go(path)
      await waitFor(
        () => {
          const heading = document.querySelector('h1')
          expect([page, heading?.textContent]).not.toEqual([page, before])
          expect([page, document.activeElement]).toEqual([page, heading])
          expect(document.title).not.toBe('')
        },
        { timeout: 20_000 },
      )
      expect([page, titles.get(document.title)]).toEqual([page, undefined])
      titles.set(document.title, page)
    }
    stop()
    expect([...titles.keys()].every((title) => title.endsWith(` · ${reservation.property.name}`))).toBe(true)
  },
  120_000,
)
