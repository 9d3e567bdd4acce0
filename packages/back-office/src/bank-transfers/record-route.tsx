import { useQueryClient } from '@tanstack/react-query'
import { listCatalogueEntries, recordBankArrival } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import {
  type CollectingCompany,
  RecordArrivalScreen,
  type RecordArrivalScreenProps,
  type TypedArrival,
} from '@veranda/design-system/screens/staff-bank-transfers'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { currencyCodes, today } from '@veranda/domain'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { paths } from '../paths.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useClient } from '../session/session-keeper.tsx'
import { bankTransferKey, pathOfArrival } from './addresses.ts'

/** Types an entry of a bank statement; once it is recorded, what it may be for is the next page. */
export function RecordRoute() {
  const navigate = useNavigate()
  const client = useClient()
  const serverState = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [day] = useState(() =>
    today(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().toISOString()),
  )
  const [trouble, setTrouble] = useState<RecordArrivalScreenProps['trouble']>()
  const { data, error, refetch } = useCallQuery({
    key: ['catalogues', 'societies', 'collecting'],
    endpoint: listCatalogueEntries,
    input: { params: { catalogue: 'societies' }, query: { length: 'all', status: 'active' } },
  })
  const record = async ({ currency, bookedOn, ...typed }: TypedArrival): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    const body = { ...typed, currencyCode: currency, bookingDate: bookedOn }
    const what = JSON.stringify(body)
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    const answer = await client.call(recordBankArrival, { body, guard: { key } })
    setBusy(false)
    if (answer.ok) {
      await serverState.invalidateQueries({ queryKey: bankTransferKey })
      return void navigate(pathOfArrival(answer.value.arrivalId), { replace: true })
    }
    const { refusal } = answer
    const word = refusal.kind === 'refused' ? refusal.refusal : undefined
    setTrouble(word === 'arrival-contradicts' || word === 'society-not-found' ? word : 'failed')
  }
  if (!data) return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
  return (
    <RecordArrivalScreen
      companies={data.entries.flatMap(companyIn)}
      today={day}
      busy={busy}
      trouble={trouble}
      backHref={paths.bankTransfers}
      onBack={within(() => void navigate(paths.bankTransfers))}
      onRecord={(typed) => void record(typed)}
    />
  )
}

type Entry = { readonly key: string; readonly values: Readonly<Record<string, string>> }

/** A company whose account is in a currency we know. */
function companyIn({ key, values }: Entry): readonly CollectingCompany[] {
  const currency = currencyCodes.find((code) => code === values['currency'])
  return currency ? [{ code: key, name: values['legalName'] ?? key, currency }] : []
}
