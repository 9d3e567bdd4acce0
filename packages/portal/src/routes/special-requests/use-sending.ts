import type { Failure, sendSpecialRequest as sendCall } from '@veranda/contract'
import type { SendingState } from '@veranda/design-system/screens/special-requests'
import { type Reservation, activeRooms, type SpecialRequest, withTemplate } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { keepRead, knownOf, readAgain } from '../../server-state/reading.ts'
import { requestsOf } from '../../server-state/readings.ts'
import { keepWritten, requestDraftAtom, writtenFor } from '../../state/request-draft.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { sendSpecialRequest } from '../../tasks/send-special-request.ts'

/** The request that is being written, kept through whatever happens to the page, and its sending. */
export function useSending(reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(requestDraftAtom)
  const [sending, setSending] = useState<SendingState>({ kind: 'writing' })
  const rooms = activeRooms(reservation.rooms)
  const chosen = draft?.bookingId === reservation.bookingId ? draft.roomNumber : undefined
  const roomNumber = (rooms.find((room) => room.roomNumber === chosen) ?? rooms[0])?.roomNumber ?? 1
  const { text } = writtenFor(draft, reservation, roomNumber)

  const write = (number: number, typed: string) => {
    setSending((before) => (before.kind === 'sending' ? before : { kind: 'writing' }))
    // Another text is another request: it is sent under a key of its own.
    keepWritten(store, reservation, { roomNumber: number, text: typed })
  }
  const choose = (number: number) => {
    setSending((before) => (before.kind === 'sending' ? before : { kind: 'writing' }))
    keepWritten(store, reservation, writtenFor(draft, reservation, number))
  }
  const refuse = (failure: Failure<typeof sendCall>) => {
    const state = stateAfterNo(failure)
    if (state.kind === 'room-cancelled') moveOn()
    setSending(state)
  }
  // What was typed for a room that is gone goes on for the next one.
  const moveOn = () => {
    const next = rooms.find((room) => room.roomNumber !== roomNumber)
    if (next) {
      keepWritten(store, reservation, { roomNumber, text: '' })
      const { text: other } = writtenFor(draft, reservation, next.roomNumber)
      keepWritten(store, reservation, {
        roomNumber: next.roomNumber,
        text: withTemplate(other, text),
      })
    }
  }
  const add = (request: SpecialRequest) => {
    const reading = requestsOf(portal, reservation)
    const others = knownOf(portal, reading)?.filter(({ requestId }) => requestId !== request.requestId)
    if (others) keepRead(portal, reading, [request, ...others])
    else void readAgain(portal, ...reading.about)
  }
  const send = async () => {
    setSending({ kind: 'sending' })
    const answer = await sendSpecialRequest(portal, roomNumber)
    if (!answer.ok) return refuse(answer.refusal)
    setSending({ kind: 'sent', roomNumber })
    add(answer.value)
    return loadReservation(portal)
  }
  return { roomNumber, text, sending, write, choose, send }
}

function stateAfterNo(failure: Failure<typeof sendCall>): SendingState {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'room-cancelled':
      return { kind: 'room-cancelled' }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', failure: { kind: 'unavailable' } }
    case 'action-not-allowed':
    case 'request-missing':
    case 'version-changed':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
