import { getInboxItem } from '@veranda/contract'
import { Notice } from '@veranda/design-system/components/notice'
import { TextLink } from '@veranda/design-system/components/link'
import { within } from '@veranda/design-system/patterns/within'
import { useStaffWords } from '@veranda/design-system/patterns/words'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { InboxItemScreen } from '@veranda/design-system/screens/staff-inbox'
import { type InboxDetails, inboxKinds } from '@veranda/domain'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Placeholder } from '../frame/placeholder.tsx'
import { MessageRoute } from '../message/route.tsx'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { pathOfArrival } from '../bank-transfers/addresses.ts'
import { itemKey } from './inbox-keys.ts'
import { useItemActions } from './use-item-actions.ts'

type Named = Pick<InboxDetails, 'kind' | 'itemId'>

export default function InboxItemRoute() {
  const params = useParams()
  const kind = inboxKinds.find((each) => each === params['kind'])
  if (!kind) return <MessageRoute message="not-found" />
  const itemId = params['itemId'] ?? ''
  // Another item is another page: nothing typed for one is sent for the other.
  return <ItemPage key={`${kind} ${itemId}`} kind={kind} itemId={itemId} />
}

function ItemPage(named: Named) {
  const { data, error, refetch } = useCallQuery({
    key: itemKey(named),
    endpoint: getInboxItem,
    input: { params: named },
  })
  const [shown, setShown] = useState<InboxDetails>()
  // What is done is no longer in the inbox, and still on this page.
  const item = data ?? shown
  if (item && item !== shown) setShown(item)
  if (item) return <Item item={item} />
  if (failureIn(error)?.kind === 'not-found') return <Gone />
  return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
}

function Item({ item }: { readonly item: InboxDetails }) {
  const { userId, permissions } = useMember()
  const navigate = useNavigate()
  const onBack = useBack()
  const actions = useItemActions(item)
  return (
    <InboxItemScreen
      item={item}
      userId={userId}
      backHref={paths.inbox}
      onBack={onBack}
      documentHref={(documentId) =>
        `/api/staff/cancellation-requests/${encodeURIComponent(item.itemId)}/documents/${documentId}`
      }
      {...actions}
      onMatchMoney={
        permissions.includes('payments:match') ? () => void navigate(pathOfArrival(item.itemId)) : undefined
      }
    />
  )
}

function Gone() {
  const words = useStaffWords()
  const onBack = useBack()
  return (
    <>
      <Notice tone="info" title={words('staff-inbox.gone')}>
        {words('staff-inbox.gone-body')}
      </Notice>
      <TextLink href={paths.inbox} onNavigate={onBack} stands="alone">
        {words('staff-inbox.back')}
      </TextLink>
    </>
  )
}

function useBack() {
  const navigate = useNavigate()
  return within(() => void navigate(paths.inbox))
}
