import { CallMeScreen } from '@veranda/design-system/screens/call-me'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { contactWindow, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { previousPathAtom } from '../../state/previous-path.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { sessionAtom } from '../../state/session.ts'
import { useCalling, useLastTicket } from './use-calling.ts'

/** Asking to be called: by a guest about their stay, or by anybody who cannot get in. */
export default function CallMeRoute() {
  const session = useAtomValue(sessionAtom)
  const loaded = useAtomValue(reservationAtom)
  if (session.kind === 'signed-in' && loaded.kind === 'loading') return <LoadingPage />
  return <CallMe reservation={loaded.kind === 'ready' ? loaded.value : undefined} />
}

function CallMe({ reservation }: { readonly reservation: Reservation | undefined }) {
  const { now } = usePortal()
  const { brand } = useVariant()
  const session = useAtomValue(sessionAtom)
  const backHref = useAtomValue(previousPathAtom) ?? paths.root
  const onBack = useGoTo()(backHref)
  // Here is where it leads to.
  const { callMe: _, ...help } = useHelp()
  const asOf = new Date(now()).toISOString()
  const calling = useCalling(reservation, help.guestTimeZone)
  const hrefOf = (name: 'terms' | 'privacy') => brand.footer.links.find(({ label }) => label === name)?.href
  return (
    <CallMeScreen
      form={calling.form}
      lists={calling.lists.state}
      asking={calling.asking}
      contact={contactWindow(asOf, help.guestTimeZone)}
      asOf={asOf}
      ticket={useLastTicket(session.kind === 'signed-in')}
      reservationCode={reservation?.reservationCode}
      links={{ terms: hrefOf('terms'), privacy: hrefOf('privacy') }}
      help={help}
      backHref={backHref}
      onBack={onBack}
      onType={calling.type}
      onAccepted={calling.accept}
      onSend={() => void calling.send()}
      onTryAgain={calling.lists.again}
    />
  )
}
