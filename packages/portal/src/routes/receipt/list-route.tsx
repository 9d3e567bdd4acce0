import { listCredits, listReceipts } from '@veranda/contract'
import { LoadingPage } from '@veranda/design-system/screens/loading-page'
import { ReceiptsScreen, type ReceiptsState } from '@veranda/design-system/screens/receipt'
import type { Reservation, SignedReceipt } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { pathOfReceipt, receiptPaths } from '../../receipt-paths.ts'
import { reservationAtom } from '../../state/reservation.ts'
import NoReservation from '../reservation/no-reservation.tsx'
import { useAsked } from './use-asked.ts'

/** The receipts of the reservation, and its credits. */
export default function ReceiptsRoute() {
  const loaded = useAtomValue(reservationAtom)
  switch (loaded.kind) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return <NoReservation failure={loaded.failure} />
    case 'loaded':
      return <Receipts reservation={loaded.reservation} />
  }
}

function Receipts({ reservation }: { readonly reservation: Reservation }) {
  const goTo = useGoTo()
  const portal = usePortal()
  const { state, again } = useAsked(() => load(portal, reservation.reservationCode))
  return (
    <ReceiptsScreen
      state={state}
      hotelTimeZone={reservation.property.timeZone}
      hrefOf={({ number }) => pathOfReceipt(number)}
      verifyHref={receiptPaths.verify}
      help={useHelp()}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onOpen={({ number }, event) => goTo(pathOfReceipt(number))(event)}
      onTryAgain={again}
    />
  )
}

async function load({ client }: Pick<Portal, 'client'>, codeReservation: string): Promise<ReceiptsState> {
  const params = { codeReservation }
  const [receipts, credits] = await Promise.all([
    client.call(listReceipts, { params }),
    client.call(listCredits, { params }),
  ])
  if (!receipts.ok) return { kind: 'failed', failure: receipts.refusal }
  if (!credits.ok) return { kind: 'failed', failure: credits.refusal }
  return {
    kind: 'ready',
    receipts: receipts.value.map(({ receipt }) => receipt),
    credits: credits.value,
    file: fileOf(receipts.value, codeReservation),
  }
}

/** The signed forms in their order: what the page that verifies them reads. */
const fileOf = (receipts: readonly SignedReceipt[], code: string) => ({
  href: `data:application/json,${encodeURIComponent(
    JSON.stringify({ receipts: receipts.map(({ signed }) => signed) }, null, 2),
  )}`,
  name: `${code}.json`,
})
