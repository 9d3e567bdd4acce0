import { RoomGuests, type RoomsOnPage } from '@veranda/design-system/patterns/rooms-on-page'
import type { SignedInGuest } from '@veranda/design-system/screens/layout'
import { currencyCodes, mainGuestName, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router'
import { guestCurrencyOf } from '../guest-currency.ts'
import { usePortal } from '../portal.ts'
import { currencyAtom } from '../state/preferences.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { Frame } from './frame.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Around the pages of a guest, who is named while they are signed in. */
export const MainLayout = () => (
  <Frame guest={useSignedInGuest()}>
    <RoomGuests value={useRooms()}>
      <Outlet />
    </RoomGuests>
  </Frame>
)

const noRooms: RoomsOnPage = []

function useRooms(): RoomsOnPage {
  const loaded = useAtomValue(reservationAtom)
  return loaded.kind === 'ready' ? loaded.value.rooms : noRooms
}

function useSignedInGuest(): SignedInGuest | undefined {
  const loaded = useAtomValue(reservationAtom)
  const portal = usePortal()
  const chosen = useAtomValue(currencyAtom)
  const signOut = useSignOut()
  const onSignOut = () => void signOut()
  const session = useAtomValue(sessionAtom)
  if (session.kind !== 'signed-in') return undefined
  if (loaded.kind !== 'ready')
    return { name: '', currency: 'USD', currencies: [], onCurrencyChange: () => {}, onSignOut }
  const { value: reservation } = loaded
  return {
    name: mainGuestOf(reservation),
    currency: guestCurrencyOf(reservation, chosen)?.currency ?? reservation.currency,
    currencies: currencyCodes,
    onCurrencyChange: (wanted) =>
      void import('./handlers.ts').then((press) => press.chooseCurrency(portal, reservation, wanted)),
    onSignOut,
  }
}

const mainGuestOf = ({ rooms }: Reservation): string =>
  mainGuestName({ guests: rooms.flatMap(({ guests }) => guests) }) ?? ''
