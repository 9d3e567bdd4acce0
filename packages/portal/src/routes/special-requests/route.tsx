import { SpecialRequestsScreen } from '@veranda/design-system/screens/special-requests'
import { templatesFor } from '@veranda/domain'
import { useHelp } from '../../layout/use-help.ts'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { requestsOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import { useSending } from './use-sending.ts'

/** A guest's special requests for a room, and the hotel's answers. */
export default function SpecialRequestsRoute() {
  const reservation = useStay()
  const portal = usePortal()
  const goTo = useGoTo()
  const help = useHelp()
  const requests = useRead(requestsOf(portal, reservation))
  const { roomNumber, text, sending, write, choose, send } = useSending(reservation)
  return (
    <SpecialRequestsScreen
      reservation={reservation}
      templates={templatesFor(reservation, new Date(portal.now()).toISOString())}
      roomNumber={roomNumber}
      text={text}
      sending={sending}
      requests={requests.state}
      help={help}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onRoom={choose}
      onText={(typed) => write(roomNumber, typed)}
      onSend={() => void send()}
      onTryAgain={requests.again}
    />
  )
}
