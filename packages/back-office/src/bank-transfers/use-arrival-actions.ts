import { useQueryClient } from '@tanstack/react-query'
import {
  applyBankArrival,
  assignInboxItem,
  type Failure,
  matchBankArrival,
  returnBankArrival,
  unmatchBankArrival,
} from '@veranda/contract'
import type {
  ArrivalTrouble,
  BankArrivalScreenProps,
} from '@veranda/design-system/screens/staff-bank-transfers'
import type { ArrivalDetails, Result } from '@veranda/domain'
import { useRef, useState } from 'react'
import { inboxKey } from '../inbox/inbox-keys.ts'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { bankTransferKey } from './addresses.ts'

type ArrivalFailure = Failure<
  | typeof applyBankArrival
  | typeof assignInboxItem
  | typeof matchBankArrival
  | typeof returnBankArrival
  | typeof unmatchBankArrival
>

type Actions = Pick<
  BankArrivalScreenProps,
  'busy' | 'trouble' | 'onAssign' | 'onMatch' | 'onUnmatch' | 'onApply' | 'onReturn'
>

/** What this member of staff may do with an arrival, each with the call behind it. */
export function useArrivalActions(arrivalId: string, details: ArrivalDetails | undefined): Actions {
  const client = useClient()
  const { permissions } = useMember()
  const serverState = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ArrivalTrouble>()
  const params = { arrivalId }
  // The same while the same is sent again, also after the session was renewed in between.
  const guard = (what: string) => {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    return { key }
  }
  const run = async (call: () => Promise<Result<unknown, ArrivalFailure>>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    const answer = await call()
    if (answer.ok) keys.current.clear()
    else setTrouble(troubleOf(answer.refusal))
    // Also after a refusal: the page shows what a colleague did.
    await Promise.all([
      serverState.invalidateQueries({ queryKey: bankTransferKey }),
      serverState.invalidateQueries({ queryKey: inboxKey }),
    ])
    setBusy(false)
  }
  return {
    busy,
    trouble,
    ...(permissions.includes('inbox:answer') && {
      onAssign: (to) =>
        void run(() =>
          client.call(assignInboxItem, {
            params: { kind: 'bank-arrival', itemId: arrivalId },
            body: { to, version: details?.version ?? 0 },
          }),
        ),
    }),
    ...(permissions.includes('payments:match') && {
      onMatch: ({ reference, reservationCode }) => {
        const body = reference === undefined ? { reservationCode } : { reference }
        void run(() =>
          client.call(matchBankArrival, { params, body, guard: guard(`match ${reservationCode}`) }),
        )
      },
      onUnmatch: () =>
        void run(() => client.call(unmatchBankArrival, { params, body: {}, guard: guard('unmatch') })),
      onApply: (excess) => {
        const body = excess === undefined ? {} : { excess }
        void run(() => client.call(applyBankArrival, { params, body, guard: guard(`apply ${excess}`) }))
      },
      onReturn: (note) =>
        void run(() =>
          client.call(returnBankArrival, { params, body: { note }, guard: guard(`return ${note}`) }),
        ),
    }),
  }
}

function troubleOf(failure: ArrivalFailure): ArrivalTrouble {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'arrival-matched':
    case 'arrival-not-matched':
      return 'taken-before'
    case 'match-not-possible':
      return 'not-possible'
    case 'excess-undecided':
      return 'excess-undecided'
    case 'item-changed':
      return 'changed'
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return 'failed'
  }
}
