import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { changePurposes, ok, type StayQuote } from '@veranda/domain'
import { Provider, useAtomValue } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { aChangingGuest, aGoodQuote, changed, refusedBecause, upgraded } from '../../testing-changes.ts'
import { useChange } from './use-change.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe.each(changePurposes)(
  'a reservation changed in another window, while this one shows a price: %s',
  (purpose) => {
    /** The service's reservation is changed elsewhere once the first price is shown. */
    function aContestedGuest() {
      let version = 1
      const guest = aChangingGuest({
        quoteChange: () => ok(aGoodQuote(`quote-of-${version}`)),
        getReservation: () => ok({ ...guest.reservation, version }),
        changeStay: ({ guard }) =>
          guard?.version === version ? changed() : refusedBecause('version-changed'),
      })
      guest.store.set(reservationAtom, { kind: 'ready', value: { ...guest.reservation, version } })
      const isChanged = () => {
        version = 2
      }
      return { ...guest, isChanged }
    }

    async function aPriceOnScreen() {
      const guest = aContestedGuest()
      const wrapper = ({ children }: PropsWithChildren) => (
        <PortalProvider value={guest.portal}>
          <Provider store={guest.store}>
            <MemoryRouter>{children}</MemoryRouter>
          </Provider>
        </PortalProvider>
      )
      const { result } = renderHook(
        () => {
          const loaded = useAtomValue(reservationAtom)
          return useChange(loaded.kind === 'ready' ? loaded.value : guest.reservation, purpose)
        },
        { wrapper },
      )
      await waitFor(() => expect(result.current.state.kind).toBe('choosing'))
      act(() => result.current.choose(upgraded))
      await waitFor(() => expect(quoteIn(result.current.state)?.quoteId).toBe('quote-of-1'))
      guest.isChanged()
      const confirm = async () => {
        act(() => result.current.price.consent?.onAccepted(true))
        await act(async () => void (await result.current.continueWith('at-check-in')))
      }
      const isAnnounced = () =>
        waitFor(() =>
          expect(result.current.state).toMatchObject({
            kind: 'quoted',
            quote: { quoteId: 'quote-of-2' },
            renewed: { because: 'reservation-changed', previousTotal: aGoodQuote().change.newTotal },
          }),
        )
      return { guest, result, confirm, isAnnounced }
    }

    test('is told with the new figures, and only the next press confirms, those', async () => {
      const { guest, result, confirm, isAnnounced } = await aPriceOnScreen()
      await confirm()
      await isAnnounced()
      // It stays told: nothing that happens by itself takes it away.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(result.current.state).toMatchObject({ renewed: { because: 'reservation-changed' } })
      const confirms = () => guest.calls.filter(({ name }) => name === 'changeStay')
      expect(confirms()).toHaveLength(1)
      await confirm()
      expect(confirms()).toHaveLength(2)
      expect(confirms()[1]).toMatchObject({ body: { quoteId: 'quote-of-2' }, guard: { version: 2 } })
    })

    test('is told before anything is pressed, once the reservation is read again', async () => {
      const { guest, isAnnounced } = await aPriceOnScreen()
      const reservation = { ...guest.reservation, version: 2 }
      act(() => guest.store.set(reservationAtom, { kind: 'ready', value: reservation }))
      await isAnnounced()
      expect(guest.calls.filter(({ name }) => name === 'changeStay')).toHaveLength(0)
    })
  },
)

const quoteIn = (state: object): StayQuote | undefined =>
  'quote' in state ? (state.quote as StayQuote) : undefined
