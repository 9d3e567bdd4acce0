import { getBankArrival } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { BankArrivalScreen } from '@veranda/design-system/screens/staff-bank-transfers'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { MessageRoute } from '../message/route.tsx'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { bankTransferKey } from './addresses.ts'
import { useArrivalActions } from './use-arrival-actions.ts'

/** Often enough to see that a colleague has taken it on. */
const refreshSeconds = 20

/** One arrival, with what it may be for; what is looked up stands in the address. */
export function ArrivalRoute({ arrivalId }: { readonly arrivalId: string }) {
  const navigate = useNavigate()
  const { userId } = useMember()
  const [search, setSearch] = useSearchParams()
  const searched = (search.get('reservation') ?? '').slice(0, 40)
  const { data, error, refetch } = useCallQuery({
    key: [...bankTransferKey, 'arrival', arrivalId, searched],
    endpoint: getBankArrival,
    input: { params: { arrivalId }, query: searched === '' ? {} : { reservationCode: searched } },
    refreshSeconds,
    placeholderData: keepPreviousData,
  })
  const actions = useArrivalActions(arrivalId, data)
  if (data)
    return (
      <BankArrivalScreen
        details={data}
        searched={searched}
        userId={userId}
        timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
        backHref={paths.bankTransfers}
        onBack={within(() => void navigate(paths.bankTransfers))}
        onSearch={(code) => setSearch(code === '' ? {} : { reservation: code }, { replace: true })}
        {...actions}
      />
    )
  if (failureIn(error)?.kind === 'not-found') return <MessageRoute message="not-found" />
  return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
}
