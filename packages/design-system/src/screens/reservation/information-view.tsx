import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { AddressAndMap } from '../../patterns/address-and-map/index.ts'
import { History } from '../../patterns/history/index.ts'
import { RoomList } from '../../patterns/room-list/index.ts'
import { Transfer } from '../../patterns/transfer/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './information-view.css.ts'
import { OptionsOnPaper } from './options-on-paper.tsx'
import './paper.css.ts'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { StayTools } from './stay-tools.tsx'
import { useIsPrinting } from './use-printing.ts'

/** View 2: everything that was agreed, and how it came about. */
export function InformationView(props: ReservationScreenProps) {
  const { reservation, guestCurrency, hrefOf, onAction } = props
  const words = useLaterWords()
  const { rooms, comments, transfer, property, history } = reservation
  const isCancelled = reservation.status === 'cancelled'
  return (
    <Stack gap="large">
      {!isCancelled && <StayTools {...props} />}
      <RoomList rooms={rooms} guestCurrency={guestCurrency} />
      {transfer && <Transfer transfer={transfer} guestCurrency={guestCurrency} />}
      {comments && (
        <Stack gap="tiny" as="section">
          <Heading level={2}>{words('reservation.comments')}</Heading>
          <Text tone="muted">{comments}</Text>
        </Stack>
      )}
      <OptionsOnPaper {...props} />
      {!isCancelled && <AddressAndMap property={property} />}
      <History
        entries={history}
        hotelTimeZone={property.timeZone}
        receipts={{
          hrefOf: (number) => [hrefOf('receipts'), ...(number ? [number] : [])].join('/'),
          onOpen: (number, event) => onAction?.(number ? `receipts/${number}` : 'receipts', event),
        }}
      />
    </Stack>
  )
}

/** On paper both views follow each other: the information is printed with the options. */
export function InformationOnPaper(props: ReservationScreenProps) {
  return useIsPrinting() ? <InformationView {...props} /> : null
}

type CancelledViewProps = ReservationScreenProps & {
  /** Beside the days or, on a phone, before them. All come at once, and so ask for the refund once. */
  readonly place: 'page' | 'beside' | 'bar'
}

/** A cancelled stay in one view: the refund, and what was agreed. */
export function CancelledView(props: CancelledViewProps) {
  const { afterCancelling, reinstateBar, place } = props
  if (place === 'beside') return afterCancelling
  if (place === 'bar') return reinstateBar
  return (
    <div className={css.view}>
      <InformationView {...props} />
    </div>
  )
}
