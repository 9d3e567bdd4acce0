import { useQueryClient } from '@tanstack/react-query'
import { changeTeamMember, getTeamMember } from '@veranda/contract'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { within } from '@veranda/design-system/patterns/within'
import {
  type MemberAct,
  MemberScreen,
  type MemberScreenProps,
} from '@veranda/design-system/screens/staff-team'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { MessageRoute } from '../message/route.tsx'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { useClient } from '../session/session-keeper.tsx'
import { teamKey } from './team-key.ts'

export function MemberRoute() {
  const { userId = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(userId) ? (
    <Member key={userId} userId={userId} />
  ) : (
    <MessageRoute message="not-found" />
  )
}

function Member({ userId }: { readonly userId: string }) {
  const client = useClient()
  const navigate = useNavigate()
  const serverState = useQueryClient()
  const reader = useMember()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<MemberScreenProps['outcome']>()
  const params = { userId }
  const key = [...teamKey, userId]
  const { data, error, refetch } = useCallQuery({ key, endpoint: getTeamMember, input: { params } })
  const act = async ({ change, roles, sessionId }: MemberAct): Promise<void> => {
    setBusy(true)
    setOutcome(undefined)
    const body = {
      change,
      ...(roles ? { roles: [...roles] } : {}),
      ...(sessionId === undefined ? {} : { sessionId }),
    }
    const answer = await client.call(changeTeamMember, { params, body })
    setBusy(false)
    if (answer.ok) {
      serverState.setQueryData(key, answer.value)
      await serverState.invalidateQueries({ queryKey: teamKey, exact: true })
      return setOutcome('saved')
    }
    const { refusal } = answer
    if (refusal.kind !== 'refused' || refusal.refusal === 'unexpected') return setOutcome('failed')
    setOutcome(refusal.refusal)
  }
  if (!data) {
    if (failureIn(error)?.kind === 'not-found') return <MessageRoute message="not-found" />
    return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
  }
  return (
    <MemberScreen
      member={data}
      isOwn={data.userId === reader.userId}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      busy={busy}
      outcome={outcome}
      backHref={paths.team}
      onBack={within(() => void navigate(paths.team))}
      onAct={reader.permissions.includes('agents:edit') ? (done) => void act(done) : undefined}
    />
  )
}
