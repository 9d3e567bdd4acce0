import type { GuestSaving } from '@veranda/design-system/screens/guest-information'
import { type GuestField, type Reservation, activeRooms } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { formsOf, guestDraftAtom, keepRoom, keepTyped, typedIn } from '../../state/guest-draft.ts'
import { type NotSaved, saveGuests } from '../../tasks/save-guests.ts'

/** What is typed of guests, kept through whatever happens to the page, and its saving. */
export function useSaving(reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(guestDraftAtom)
  const [saving, setSaving] = useState<GuestSaving>({ kind: 'typing' })
  const rooms = activeRooms(reservation.rooms)
  const chosen = draft?.bookingId === reservation.bookingId ? draft.roomNumber : undefined
  const roomNumber = (rooms.find((room) => room.roomNumber === chosen) ?? rooms[0])?.roomNumber ?? 1
  const guests = formsOf(reservation, typedIn(draft, reservation, roomNumber))

  const goOn = () => setSaving((before) => (before.kind === 'saving' ? before : { kind: 'typing' }))
  const choose = (number: number) => {
    goOn()
    keepRoom(store, reservation, typedIn(draft, reservation, number))
  }
  const type = (guestId: number, field: GuestField, text: string) => {
    goOn()
    keepTyped(store, reservation, roomNumber, { guestId, field, text })
  }
  const save = async () => {
    setSaving({ kind: 'saving' })
    const answer = await saveGuests(portal, roomNumber)
    if (!answer.ok) return setSaving(whyNot(answer.refusal, roomNumber))
    return setSaving({ kind: 'saved', roomNumber, ...answer.value })
  }
  return { roomNumber, guests, saving, choose, type, save }
}

function whyNot(failure: NotSaved, roomNumber: number): GuestSaving {
  if (failure.kind === 'changed-meanwhile') return failure
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'room-cancelled':
      return { kind: 'room-cancelled', roomNumber }
    case 'guests-not-accepted':
      return { kind: 'not-accepted' }
    case 'too-many-letters':
      return { kind: failure.attached.limit === 'recipients' ? 'too-many-addresses' : 'too-many-letters' }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', failure: { kind: 'unavailable' } }
    case 'action-not-allowed':
    case 'guests-unchanged':
    case 'version-changed':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
