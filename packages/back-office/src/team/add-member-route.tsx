import { useQueryClient } from '@tanstack/react-query'
import { addTeamMember } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { AddMemberScreen, type NewMemberForm } from '@veranda/design-system/screens/staff-team'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useClient } from '../session/session-keeper.tsx'
import { teamKey } from './team-key.ts'

export function AddMemberRoute() {
  const client = useClient()
  const navigate = useNavigate()
  const serverState = useQueryClient()
  // The same while the same is sent again, also after the session was renewed in between.
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<'user-name-taken' | 'failed'>()
  const add = async (member: NewMemberForm): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const body = { ...member, roles: [...member.roles] }
    const what = JSON.stringify(body)
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    const answer = await client.call(addTeamMember, { body, guard: { key } })
    setBusy(false)
    if (!answer.ok) {
      const isTaken = answer.refusal.kind === 'refused' && answer.refusal.refusal === 'user-name-taken'
      return setRefusal(isTaken ? 'user-name-taken' : 'failed')
    }
    await serverState.invalidateQueries({ queryKey: teamKey })
    void navigate(paths.team, { state: { invited: member.email } })
  }
  return (
    <AddMemberScreen
      busy={busy}
      refusal={refusal}
      backHref={paths.team}
      onBack={within(() => void navigate(paths.team))}
      onAdd={(member) => void add(member)}
    />
  )
}
