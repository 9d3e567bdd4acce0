import { renderHook } from '@testing-library/react'
import * as sampleBrands from '@veranda/brands'
import { displayOf, helpFor, type PropertyHelp } from '@veranda/domain'
import { aProperty, aReservation } from '@veranda/domain/fixtures'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PortalProvider } from '../portal.ts'
import { reservationAtom } from '../state/reservation.ts'
import { aPortal } from '../testing.ts'
import { useHelp } from './use-help.ts'

const own: PropertyHelp = { lines: [{ phone: { country: '64', area: '3', number: '79460190' } }] }

describe.each(Object.values(sampleBrands))('a page of $id', (brand) => {
  const scenes = () => import('@veranda/brands/scenes/palace')
  const portal = aPortal({ variants: [{ brand, theme: 'theme-palace', scenes }] })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortalProvider value={portal}>
      <Provider store={portal.store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    </PortalProvider>
  )
  const shown = () => renderHook(useHelp, { wrapper }).result.current.lines.map(displayOf)

  test('shows all of the brand’s lines before it is known whose stay it is', () => {
    portal.store.set(reservationAtom, { kind: 'loading' })
    expect(shown()).toEqual(brand.help.lines.map(displayOf))
  })

  test('shows first the line for the country of its reader’s browser: a footer has room for one', () => {
    portal.store.set(reservationAtom, { kind: 'loading' })
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX')
    const own = brand.help.lines.find(({ countries }) => countries?.includes('MX')) ?? brand.help.lines[0]
    expect(shown()[0]).toBe(displayOf(own))
    language.mockRestore()
  })

  test.each(['US', 'MX', 'IT', 'ZW'])('shows the one line of a stay sold in %s', (countryCode) => {
    for (const property of [aProperty(), aProperty({ help: own })]) {
      const reservation = aReservation({ property, market: { code: 'X', name: 'X', countryCode } })
      portal.store.set(reservationAtom, { kind: 'ready', value: reservation })
      expect(shown()).toEqual(helpFor(brand.help, reservation).lines.map(displayOf))
      expect(shown()).toHaveLength(1)
    }
  })
})
