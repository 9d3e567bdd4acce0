import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { money, ok } from '@veranda/domain'
import { aReservationWithBalance } from '@veranda/domain/fixtures'
import later from '@veranda/messages/lang/later/en-US.json'
import english from '@veranda/messages/lang/en-US.json'
import { Provider } from 'jotai'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PortalProvider } from '../../portal.ts'
import { aChangingGuest, lost } from '../../testing-changes.ts'
import { AutomaticCharge } from './automatic-charge.tsx'

const charge = {
  state: 'scheduled',
  card: { scheme: 'visa', lastDigits: '1111', expires: '2030-07' },
  amount: money(344_000, 'USD'),
  beyond: money(0, 'USD'),
  on: '2027-03-04',
} as const

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('an automatic charge is cancelled by one press, also where its answer is lost', async () => {
  const answers = [lost, ok({})]
  const { portal, store, calls } = aChangingGuest({
    getAutomaticCharge: () => ok({ charge }),
    cancelAutomaticCharge: () => answers.shift() ?? lost,
  })
  const reservation = {
    ...aReservationWithBalance(),
    history: [{ kind: 'charge-agreed', at: '2027-01-01T12:00:00Z', by: 'guest' }],
  } as const
  render(
    <PortalProvider value={portal}>
      <Provider store={store}>
        <IntlProvider locale="en-US" messages={{ ...english, ...later }}>
          <MemoryRouter>
            <AutomaticCharge reservation={reservation} />
          </MemoryRouter>
        </IntlProvider>
      </Provider>
    </PortalProvider>,
  )
  const cancel = async () => {
    const button = await screen.findByRole('button', { name: 'Cancel the automatic charge' })
    await act(async () => fireEvent.click(button))
  }
  await cancel()
  expect(screen.getByText(/The automatic charge couldn’t be canceled/)).toBeDefined()
  await cancel()
  const [first, second] = calls.filter(({ name }) => name === 'cancelAutomaticCharge')
  expect(first).toBeDefined()
  expect(second).toEqual(first)
  // The stay is read anew: without the charge it has none to show.
  expect(calls.at(-1)?.name).toBe('getReservation')
})
