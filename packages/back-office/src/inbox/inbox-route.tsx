import { listInbox } from '@veranda/contract'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { InboxScreen } from '@veranda/design-system/screens/staff-inbox'
import { type InboxItem, inboxKinds } from '@veranda/domain'
import { useNavigate, useSearchParams } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { inboxKey, pathOfItem } from './inbox-keys.ts'

/** Often enough that nobody works on what is done already. */
const refreshSeconds = 30

export default function InboxRoute() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useCallQuery({
    key: inboxKey,
    endpoint: listInbox,
    input: { query: {} },
    refreshSeconds,
  })
  const asked = search.get('kind')
  const kind = inboxKinds.find((each) => each === asked) ?? 'all'
  if (!data) return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
  return (
    <InboxScreen
      items={data}
      kind={kind}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      hrefOf={pathOfItem}
      onKind={(chosen) => setSearch(chosen === 'all' ? {} : { kind: chosen }, { replace: true })}
      onOpen={(item: InboxItem) => void navigate(pathOfItem(item))}
    />
  )
}
