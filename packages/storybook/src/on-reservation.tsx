import type { Reservation } from '@veranda/domain'
import { aReservationOfNineRooms } from '@veranda/domain/fixtures'
import type { ReactNode } from 'react'
import { RoomGuests } from '../../design-system/src/patterns/rooms-on-page/index.ts'

/** The reservation a story is about, around it as the portal has it around its pages; one of nine rooms otherwise. */
export function OnReservation({ args, children }: { readonly args: object; readonly children?: ReactNode }) {
  return <RoomGuests value={(reservationIn(args) ?? aReservationOfNineRooms()).rooms}>{children}</RoomGuests>
}

function reservationIn(args: object): Reservation | undefined {
  const { reservation, price } = args as StoryArgs
  return reservation ?? price?.reservation
}

type StoryArgs = {
  readonly reservation?: Reservation
  readonly price?: { readonly reservation?: Reservation }
}
