import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listStaffProperties, listStaffReservations } from '@veranda/contract'
import { ReservationsScreen, type ShownQuery } from '@veranda/design-system/screens/staff-reservations'
import { isPlainDate, type PlainDate } from '@veranda/domain'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailure } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useClient } from '../session/session-keeper.tsx'
import { pathOfReservation, reservationsKey } from './addresses.ts'
import { paramsOf, queryIn } from './shown-query.ts'

/** The list. What is searched for and the page are in the address, so that Back finds them again. */
export function ReservationsRoute() {
  const navigate = useNavigate()
  const client = useClient()
  const [params, setParams] = useSearchParams()
  const query = queryIn(params)
  const properties = useCallQuery({ key: [...reservationsKey, 'properties'], endpoint: listStaffProperties })
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...reservationsKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await client.call(listStaffReservations, { query: asked(query) })
      if (!answer.ok) throw new CallFailure(listStaffReservations, answer.refusal)
      return answer.value
    },
  })
  return (
    <ReservationsScreen
      query={query}
      properties={properties.data ?? []}
      page={data}
      state={isError ? 'failed' : isFetching ? 'loading' : 'ready'}
      onQuery={(next) => setParams(paramsOf(next))}
      onOpen={(code) => void navigate(pathOfReservation(code))}
      onTryAgain={() => void refetch()}
    />
  )
}

const dayIn = (text: string): PlainDate | undefined => (isPlainDate(text) ? text : undefined)

function asked({ search, property, state, arrivalFrom, arrivalTo, order, pageAt }: ShownQuery) {
  const [from, to] = [dayIn(arrivalFrom), dayIn(arrivalTo)]
  return {
    ...(search === '' ? {} : { search }),
    ...(property === '' ? {} : { property }),
    ...(state === '' ? {} : { state }),
    ...(from ? { arrivalFrom: from } : {}),
    ...(to ? { arrivalTo: to } : {}),
    ...(order === 'latest-arrival' ? {} : { order }),
    ...(pageAt === '' ? {} : { pageAt }),
  }
}
