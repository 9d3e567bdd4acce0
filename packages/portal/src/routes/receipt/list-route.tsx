import { listCredits, listReceipts } from '@veranda/contract'
import { type Receipts as Shown, ReceiptsScreen } from '@veranda/design-system/screens/receipt'
import { ok, type Reservation, type SignedReceipt } from '@veranda/domain'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { type Portal, usePortal } from '../../portal.ts'
import { pathOfReceipt, receiptPaths } from '../../receipt-paths.ts'
import type { Reading } from '../../server-state/reading.ts'
import { useRead } from '../../server-state/use-read.ts'

/** The receipts of the reservation, and its credits. */
export default function ReceiptsRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const portal = usePortal()
  const { state, again } = useRead(receiptsOf(portal, reservation))
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

const receiptsOf = (
  { client }: Pick<Portal, 'client'>,
  { reservationCode: codeReservation, version }: Reservation,
): Reading<Shown> => ({
  about: ['receipts'],
  version,
  read: async () => {
    const params = { codeReservation }
    const [receipts, credits] = await Promise.all([
      client.call(listReceipts, { params }),
      client.call(listCredits, { params }),
    ])
    if (!receipts.ok) return receipts
    if (!credits.ok) return credits
    return ok({
      receipts: receipts.value.map(({ receipt }) => receipt),
      credits: credits.value,
      file: fileOf(receipts.value, codeReservation),
    })
  },
})

/** The signed forms in their order: what the page that verifies them reads. */
const fileOf = (receipts: readonly SignedReceipt[], code: string) => ({
  href: `data:application/json,${encodeURIComponent(
    JSON.stringify({ receipts: receipts.map(({ signed }) => signed) }, null, 2),
  )}`,
  name: `${code}.json`,
})
