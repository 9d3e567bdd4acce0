import {
  ConfirmationLetterScreen,
  type PreviewReader,
} from '@veranda/design-system/screens/confirmation-letter'
import { activeRooms } from '@veranda/domain'
import { useState } from 'react'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { ownAddressOf, useLetter, usePreview } from './use-letter.ts'

/** The confirmation letter: to whom it goes, how it will arrive, and what became of it. */
export default function ConfirmationLetterRoute() {
  const reservation = useStay()
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
