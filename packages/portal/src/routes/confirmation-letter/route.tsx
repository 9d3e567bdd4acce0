import {
  ConfirmationLetterScreen,
  type PreviewReader,
} from '@veranda/design-system/screens/confirmation-letter'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { activeRooms, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { ownAddressOf, useLetter, usePreview } from './use-letter.ts'

/** The confirmation letter: to whom it goes, how it will arrive, and what became of it. */
export default function ConfirmationLetterRoute() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <Letter reservation={loaded.reservation} />
  }
}

function Letter({ reservation }: { readonly reservation: Reservation }) {
  const goTo = useGoTo()
  const help = useHelp()
  const letter = useLetter(reservation)
  const isClosed = activeRooms(reservation.rooms).length === 0
  const [reader, setReader] = useState<PreviewReader>(ownAddressOf(reservation) === '' ? 'other' : 'own')
  const preview = usePreview(reservation, isClosed, reader)
  return (
    <ConfirmationLetterScreen
      addresses={letter.addresses}
      typed={letter.typed}
      ownAddress={letter.own}
      sending={letter.sending}
      letters={letter.letters}
      preview={preview.state}
      reader={reader}
      isClosed={isClosed}
      help={help}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onAddresses={letter.keep}
      onReader={setReader}
      onSend={() => void letter.send()}
      onAgain={(address) => void letter.again(address)}
      onTryAgain={preview.again}
    />
  )
}
