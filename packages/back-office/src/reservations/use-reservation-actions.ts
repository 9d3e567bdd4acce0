import { useQueryClient } from '@tanstack/react-query'
import { type Failure, recordStaffNote, sendLetterForGuest, sendLinkForGuest } from '@veranda/contract'
import type {
  ActDone,
  ActTrouble,
  StaffReservationScreenProps,
} from '@veranda/design-system/screens/staff-reservations'
import type { Result } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { reservationsKey } from './addresses.ts'

type ActFailure = Failure<typeof recordStaffNote | typeof sendLetterForGuest | typeof sendLinkForGuest>

type Actions = Pick<
  StaffReservationScreenProps,
  'busy' | 'done' | 'trouble' | 'onLetter' | 'onLink' | 'onNote' | 'onBegin'
>

/** What this member of staff may do for the guest, each with the call behind it. */
export function useReservationActions(codeReservation: string, onOwnAct: () => void): Actions {
  const client = useClient()
  const { permissions } = useMember()
  const serverState = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<ActDone>()
  const [trouble, setTrouble] = useState<ActTrouble>()
  const params = { codeReservation }
  // The same while the same is sent again, also after the session was renewed in between.
  const guard = (what: string) => {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    return { key }
  }
  const begin = (): void => {
    setDone(undefined)
    setTrouble(undefined)
  }
  const run = async (
    call: () => Promise<Result<unknown, ActFailure>>,
    outcome: ActDone,
  ): Promise<boolean> => {
    begin()
    setBusy(true)
    const answer = await call()
    if (answer.ok) {
      keys.current.clear()
      onOwnAct()
      setDone(outcome)
    } else setTrouble({ act: outcome.act, why: whyOf(answer.refusal) })
    // Also after a refusal: the page shows what a colleague did.
    await serverState.invalidateQueries({ queryKey: reservationsKey })
    setBusy(false)
    return answer.ok
  }
  return {
    busy,
    done,
    trouble,
    onBegin: begin,
    ...(permissions.includes('reservations:act') && {
      onLetter: (body) =>
        run(
          () =>
            client.call(sendLetterForGuest, {
              params,
              body,
              guard: guard(`letter ${body.email} ${body.locale}`),
            }),
          { act: 'letter', email: body.email },
        ),
      onLink: (body) =>
        run(
          () =>
            client.call(sendLinkForGuest, {
              params,
              body,
              guard: guard(`link ${body.email} ${body.locale}`),
            }),
          { act: 'link', email: body.email },
        ),
      onNote: (text) =>
        run(() => client.call(recordStaffNote, { params, body: { text }, guard: guard(`note ${text}`) }), {
          act: 'note',
        }),
    }),
  }
}

function whyOf(failure: ActFailure): ActTrouble['why'] {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'too-many-letters':
      return failure.attached.limit === 'day' ? 'too-many-day' : 'too-many-recipients'
    case 'recipients-not-accepted':
    case 'nothing-to-confirm':
    case 'address-not-on-file':
    case 'note-missing':
      return failure.refusal
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return 'failed'
  }
}
