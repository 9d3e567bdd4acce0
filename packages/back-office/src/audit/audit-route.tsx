import { keepPreviousData } from '@tanstack/react-query'
import { listAuditPeople, listStaffAudit, verifyAuditChain } from '@veranda/contract'
import { AuditScreen, type AuditSearch } from '@veranda/design-system/screens/staff-audit'
import { addDays, instantOf, isPlainDate, isStaffAction } from '@veranda/domain'
import { useSearchParams } from 'react-router'
import { useCallQuery } from '../server-state/use-call-query.ts'

/** What staff did. What is searched for and the page are in the address, so that Back finds them again. */
export default function AuditRoute() {
  const [params, setParams] = useSearchParams()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const search = searchIn(params)
  const place = params.get('page') ?? ''
  const people = useCallQuery({ key: ['audit', 'people'], endpoint: listAuditPeople })
  const verification = useCallQuery({ key: ['audit', 'verification'], endpoint: verifyAuditChain })
  const page = useCallQuery({
    key: ['audit', 'list', search, place],
    endpoint: listStaffAudit,
    input: { query: { ...askedFor(search, timeZone), ...(place === '' ? {} : { entriesAt: place }) } },
    placeholderData: keepPreviousData,
  })
  return (
    <AuditScreen
      search={search}
      people={people.data ?? []}
      page={page.error ? 'failed' : (page.data ?? 'loading')}
      verification={
        verification.isFetching
          ? 'loading'
          : (verification.data ?? (verification.error ? 'failed' : 'loading'))
      }
      timeZone={timeZone}
      onSearch={(next) => setParams(given(next))}
      onPage={(next) => setParams({ ...given(search), page: next })}
      onVerify={() => void verification.refetch()}
      onTryAgain={() => void page.refetch()}
    />
  )
}

/** The address is typed by people too: what it says is read, not trusted. */
function searchIn(params: URLSearchParams): AuditSearch {
  const person = params.get('person') ?? ''
  const act = params.get('act') ?? ''
  return {
    person: /^[1-9]\d{0,8}$/.test(person) ? person : '',
    act: isStaffAction(act) ? act : '',
    subject: (params.get('subject') ?? '').trim().slice(0, 80),
    from: dayOr(params.get('from')),
    to: dayOr(params.get('to')),
  }
}

const dayOr = (text: string | null): string => (text !== null && isPlainDate(text) ? text : '')

const given = (search: AuditSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))

/** Days begin and end on the reader's own clock. */
const askedFor = ({ person, act, subject, from, to }: AuditSearch, timeZone: string) => ({
  ...(person === '' ? {} : { person }),
  ...(act === '' ? {} : { act }),
  ...(subject === '' ? {} : { subject }),
  ...(isPlainDate(from) ? { since: instantOf(from, '00:00', timeZone) } : {}),
  ...(isPlainDate(to) ? { before: instantOf(addDays(to, 1), '00:00', timeZone) } : {}),
})
