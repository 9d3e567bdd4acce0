import { listTeam } from '@veranda/contract'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { TeamScreen } from '@veranda/design-system/screens/staff-team'
import { useLocation, useNavigate } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { paths } from '../paths.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { teamKey } from './team-key.ts'

export function TeamRoute() {
  const navigate = useNavigate()
  const { permissions } = useMember()
  const { invited } = (useLocation().state ?? {}) as { readonly invited?: string }
  const { data, error, refetch } = useCallQuery({ key: teamKey, endpoint: listTeam })
  if (!data) return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
  return (
    <TeamScreen
      members={data}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      invited={invited}
      onOpen={(userId) => void navigate(`${paths.team}/${userId}`)}
      onAdd={permissions.includes('agents:edit') ? () => void navigate(`${paths.team}/new`) : undefined}
    />
  )
}
