import type { PrivateTransportation } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { AddressAndMap } from '../../patterns/address-and-map/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { RoomCard } from '../../patterns/room-card/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import * as css from './reservation-screen.css.ts'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { StayTools } from './stay-tools.tsx'

/** View 2: everything that was agreed. */
export function InformationView(props: ReservationScreenProps) {
  const { reservation, guestCurrency } = props
  const words = useWords()
  const { rooms, comments, transportation, property } = reservation
  return (
    <Stack gap="large">
      <StayTools {...props} />
      <Stack gap="medium" as="section">
        <Heading level={2}>{words('reservation.rooms')}</Heading>
        <div className={css.rooms}>
          {rooms.map((room) => (
            <RoomCard key={room.roomId} room={room} guestCurrency={guestCurrency} />
          ))}
        </div>
      </Stack>
      {transportation && <Transportation transportation={transportation} />}
      {comments && (
        <Stack gap="tiny" as="section">
          <Heading level={2}>{words('reservation.comments')}</Heading>
          <Text tone="muted">{comments}</Text>
        </Stack>
      )}
      <AddressAndMap property={property} />
    </Stack>
  )
}

function Transportation({ transportation }: { readonly transportation: PrivateTransportation }) {
  const words = useWords()
  const money = useMoney()
  const { isPaid, price, noticeDays } = transportation
  return (
    <Stack gap="tiny" as="section">
      <Heading level={2}>{words('reservation.transportation-title')}</Heading>
      <Text tone="muted">
        {words('reservation.transportation-body', {
          paid: isPaid,
          amount: money.exact(price),
          days: noticeDays,
        })}
      </Text>
    </Stack>
  )
}
