import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ChangePurpose, changePurposes, ok, type Reservation, type StayQuote } from '@veranda/domain'
import { aRateBoard, aStay } from '@veranda/domain/fixtures'
import { Provider, useAtomValue } from 'jotai'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { aChangingGuest, aGoodQuote, changed, refusedBecause, upgraded } from '../../testing-changes.ts'
import { useDateChange } from '../change-dates/use-date-change.ts'
import { useChange } from './use-change.ts'

/** A flow as its page runs it: what is chosen, where it stands, the press that confirms. */
type Flow = {
  readonly state: { readonly kind: string }
  readonly begin: () => void
  /** Agrees to the terms of the price shown, where the press asks for it. */
  readonly agree?: () => void
  readonly confirm: () => unknown
}

function useDatesFlow(reservation: Reservation): Flow {
  const { state, choose, confirm } = useDateChange(reservation, () => undefined)
  const stay = aStay({ arrival: '2027-03-16', departure: '2027-03-23' })
  return { state, begin: () => void choose(stay), confirm: () => confirm('at-check-in') }
}

/** Every purpose a change is quoted for has its flow here: a new one does not compile until it has. */
const flows: Record<ChangePurpose, (reservation: Reservation, purpose: ChangePurpose) => Flow> = {
  'change-dates': useDatesFlow,
  'upgrade-room': useOther,
  'change-rooms': useOther,
  'add-guests': useOther,
  'add-services': useOther,
  'variant-1': useOther,
  'variant-2': useOther,
  'variant-3': useOther,
}

function useOther(reservation: Reservation, purpose: ChangePurpose): Flow {
  const { state, choose, continueWith, price } = useChange(reservation, purpose)
  return {
    state,
    begin: () => choose(upgraded),
    agree: () => price.consent?.onAccepted(true),
    confirm: () => continueWith('at-check-in'),
  }
}

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
        getRateBoard: () => ok(aRateBoard()),
        changeStay: ({ guard }) =>
          guard?.version === version ? changed() : refusedBecause('version-changed'),
      })
      guest.store.set(reservationAtom, { kind: 'loaded', reservation: { ...guest.reservation, version } })
      const isChanged = () => {
        version = 2
      }
      return { ...guest, isChanged }
    }

    test('is told with the new figures, and only the next press confirms, those', async () => {
      const guest = aContestedGuest()
      const wrapper = ({ children }: PropsWithChildren) => (
        <PortalProvider value={guest.portal}>
          <Provider store={guest.store}>
            <MemoryRouter>{children}</MemoryRouter>
          </Provider>
        </PortalProvider>
      )
      const useFlow = flows[purpose]
      const { result } = renderHook(
        () => {
          const loaded = useAtomValue(reservationAtom)
          return useFlow(loaded.kind === 'loaded' ? loaded.reservation : guest.reservation, purpose)
        },
        { wrapper },
      )
      await waitFor(() => expect(result.current.state.kind).toBe('choosing'))
      act(() => result.current.begin())
      await waitFor(() => expect(quoteIn(result.current.state)?.quoteId).toBe('quote-of-1'))
      guest.isChanged()
      act(() => result.current.agree?.())
      await act(async () => void (await result.current.confirm()))
      await waitFor(() =>
        expect(result.current.state).toMatchObject({
          kind: 'quoted',
          quote: { quoteId: 'quote-of-2' },
          renewed: { because: 'reservation-changed', previousTotal: aGoodQuote().change.newTotal },
        }),
      )
      // It stays told: nothing that happens by itself takes it away.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(result.current.state).toMatchObject({ renewed: { because: 'reservation-changed' } })
      const confirms = () => guest.calls.filter(({ name }) => name === 'changeStay')
      expect(confirms()).toHaveLength(1)
      act(() => result.current.agree?.())
      await act(async () => void (await result.current.confirm()))
      expect(confirms()).toHaveLength(2)
      expect(confirms()[1]).toMatchObject({ body: { quoteId: 'quote-of-2' }, guard: { version: 2 } })
    })
  },
)

const quoteIn = (state: object): StayQuote | undefined =>
  'quote' in state ? (state.quote as StayQuote) : undefined
