import type { askForStandby as askCall, Failure, withdrawStandby as withdrawCall } from '@veranda/contract'
import type { StandbyDraft, StandbyOutcome } from '@veranda/design-system/screens/standby'
import type { Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { readNow } from '../../server-state/reading.ts'
import { standbyOf } from '../../server-state/readings.ts'
import { stayIn } from '../../state/reservation.ts'
import { keepRequest, standbyDraftAtom, requestsWritten } from '../../state/standby-draft.ts'
import { askForStandby } from '../../tasks/ask-for-standby.ts'
import { withdrawStandby } from '../../tasks/withdraw-standby.ts'

/** The requests that are being written, kept through whatever happens to the page, and what came of each press. */
export function useRequesting(reservation: Reservation) {
  const portal = usePortal()
  const { store } = portal
  const written = requestsWritten(useAtomValue(standbyDraftAtom), reservation)
  const drafts = new Map(written.map((one) => [one.roomNumber, one]))
  const [outcome, setOutcome] = useState<StandbyOutcome>()

  const draft = (roomNumber: number, one: StandbyDraft | undefined) => {
    setOutcome((before) => (before?.kind === 'sending' ? before : undefined))
    // Another request is sent under a key of its own.
    const { roomTypeIds, ceiling } = one ?? { roomTypeIds: [], ceiling: '' }
    keepRequest(store, reservation, roomNumber, one && { roomTypeIds: [...roomTypeIds], ceiling })
  }
  /** What came of a press is said beside the list as it is then. */
  const readList = async () => {
    await readNow(portal, standbyOf(portal, stayIn(store) ?? reservation), 0)
  }
  const ask = async (roomNumber: number) => {
    setOutcome({ kind: 'sending', roomNumber })
    const answer = await askForStandby(portal, roomNumber)
    await readList()
    setOutcome(answer.ok ? { kind: 'kept', roomNumber } : outcomeOf(roomNumber, answer.refusal))
  }
  const withdraw = async (roomNumber: number) => {
    setOutcome({ kind: 'sending', roomNumber })
    const answer = await withdrawStandby(portal, roomNumber)
    await readList()
    setOutcome(answer.ok ? { kind: 'withdrawn', roomNumber } : outcomeOf(roomNumber, answer.refusal))
  }
  return { drafts, outcome, draft, ask, withdraw }
}

function outcomeOf(
  roomNumber: number,
  failure: Failure<typeof askCall | typeof withdrawCall>,
): StandbyOutcome {
  if (failure.kind !== 'refused') return { kind: 'failed', roomNumber, failure }
  switch (failure.refusal) {
    case 'standby-not-possible':
      return { kind: 'refused', roomNumber, refusal: failure.attached.kind }
    case 'standby-over':
      return { kind: 'over', roomNumber }
    case 'room-cancelled':
      return { kind: 'room-cancelled', roomNumber }
    // The first press is still on its way.
    case 'still-running':
      return { kind: 'failed', roomNumber, failure: { kind: 'unavailable' } }
    case 'action-not-allowed':
    case 'no-standby':
    case 'version-changed':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', roomNumber, failure }
  }
}
