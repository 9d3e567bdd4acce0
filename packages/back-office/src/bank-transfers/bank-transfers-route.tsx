import { listBankArrivals, listBankTransfers } from '@veranda/contract'
import { BankTransfersScreen } from '@veranda/design-system/screens/staff-bank-transfers'
import { useNavigate, useSearchParams } from 'react-router'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { bankTransferKey, pathOfArrival, pathOfRecording } from './addresses.ts'

/** Often enough that nobody works on what is done already. */
const refreshSeconds = 30
const views = ['arrived', 'awaited', 'done'] as const

/** What arrived, what is awaited, and what was done. */
export function BankTransfersRoute() {
  const navigate = useNavigate()
  const { permissions } = useMember()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const view = views.find((each) => each === asked) ?? 'arrived'
  const arrivals = useCallQuery({
    key: [...bankTransferKey, 'arrivals'],
    endpoint: listBankArrivals,
    refreshSeconds,
  })
  const transfers = useCallQuery({
    key: [...bankTransferKey, 'transfers'],
    endpoint: listBankTransfers,
    refreshSeconds,
  })
  return (
    <BankTransfersScreen
      view={view}
      arrivals={arrivals.data ?? (arrivals.error ? 'failed' : 'loading')}
      transfers={transfers.data ?? (transfers.error ? 'failed' : 'loading')}
      onView={(chosen) => setSearch(chosen === 'arrived' ? {} : { show: chosen }, { replace: true })}
      onOpen={(arrivalId) => void navigate(pathOfArrival(arrivalId))}
      onRecord={permissions.includes('payments:match') ? () => void navigate(pathOfRecording) : undefined}
      onTryAgain={() => {
        void arrivals.refetch()
        void transfers.refetch()
      }}
    />
  )
}
