import { useQueryClient } from '@tanstack/react-query'
import { recordStaffNote, sendLetterForGuest, sendLinkForGuest } from '@veranda/contract'
import type {
  ActDone,
  ActTrouble,
  StaffReservationScreenProps,
} from '@veranda/design-system/screens/staff-reservations'
import { useRef, useState } from 'react'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { reservationsKey } from './addresses.ts'

type Refusal = {
  readonly kind: string
  readonly refusal?: string
  readonly attached?: { readonly limit?: string } | undefined
}
type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

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
  const run = async (call: () => Promise<Answer>, outcome: ActDone): Promise<boolean> => {
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

const refusals = [
  'recipients-not-accepted',
  'nothing-to-confirm',
  'address-not-on-file',
  'note-missing',
] as const

function whyOf({ refusal, attached }: Refusal): ActTrouble['why'] {
  if (refusal === 'too-many-letters')
    return attached?.limit === 'day' ? 'too-many-day' : 'too-many-recipients'
  return refusals.find((each) => each === refusal) ?? 'failed'
}
