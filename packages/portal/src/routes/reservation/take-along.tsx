import { later } from '@veranda/design-system/components/later'
import { LetterLink } from '@veranda/design-system/patterns/letter-link'
import { type Reservation, today } from '@veranda/domain'
import { isShared } from '../../state/token-storage.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'

type Props = { readonly reservation: Reservation }

// Fetched with this part, and a part of its own: its styles are not named in the first view.
const load = () => import('./offline-card-offer.tsx')
// Begun at once; where the line is lost meanwhile, the part asks again.
load().catch(() => undefined)
const Offer = later<Props>(async () => (await load()).OfflineCardOffer, null)

/** What a guest takes along beside the calendar: the confirmation letter, and the stay for the time without a network. */
export function TakeAlong({ reservation }: Props) {
  const { now } = usePortal()
  const { stay, property } = reservation
  const isOver = today(property.timeZone, new Date(now()).toISOString()) > stay.departure
  return (
    <>
      <LetterLink href={paths.confirmationLetter} onNavigate={useGoTo()(paths.confirmationLetter)} />
      {/* Who signed in for this tab alone said that others use the device too. */}
      {!isOver && isShared() && <Offer reservation={reservation} />}
    </>
  )
}
