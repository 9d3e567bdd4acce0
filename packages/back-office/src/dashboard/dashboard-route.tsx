import { getDashboard } from '@veranda/contract'
import { DashboardScreen } from '@veranda/design-system/screens/staff-dashboard'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { pathOfArrivals, pathOfReservation } from '../reservations/addresses.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'

/** Often enough for a screen that stays open at the front desk. */
const refreshSeconds = 60

/** The first page; its parts lead where this member of staff may go. */
export default function DashboardRoute() {
  const navigate = useNavigate()
  const { permissions } = useMember()
  const { data, error, refetch } = useCallQuery({
    key: ['dashboard'],
    endpoint: getDashboard,
    refreshSeconds,
  })
  const linkTo = <To,>(hrefOf: (to: To) => string) => ({
    hrefOf,
    onOpen: (to: To) => void navigate(hrefOf(to)),
  })
  return (
    <DashboardScreen
      dashboard={data ?? (error ? 'failed' : 'loading')}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      links={{
        inbox: linkTo((kind) => `${paths.inbox}?kind=${kind}`),
        ...(permissions.includes('reservations:read') && {
          arrivals: linkTo(pathOfArrivals),
          reservation: linkTo(pathOfReservation),
          reservations: linkTo(() => paths.reservations),
        }),
      }}
      onTryAgain={() => void refetch()}
    />
  )
}
