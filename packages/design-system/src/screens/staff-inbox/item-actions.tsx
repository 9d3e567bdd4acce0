import type { InboxDetails } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { usePressed } from '../../patterns/pressed/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { AnswerForm } from './answer-form.tsx'
import type { ItemHandlers } from './inbox-handlers.ts'
import { PriceForm } from './price-form.tsx'
import { ReviewForm } from './review-form.tsx'

export type ItemActionsProps = ItemHandlers & { readonly item: InboxDetails; readonly busy?: boolean }

/** What can be done with an item of its kind, as far as this member of staff may. */
export function ItemActions(props: ItemActionsProps) {
  const { item, busy, onCall, onClose, onMatchMoney } = props
  const words = useStaffWords()
  const pressed = usePressed<'called' | 'not-reached'>(busy ?? false)
  switch (item.kind) {
    case 'request':
      return <AnswerForm {...props} />
    case 'review':
      return <ReviewForm {...props} />
    case 'price-match':
      return <PriceForm {...props} />
    case 'ticket':
      return (
        onCall && (
          <Row wrap>
            <Button tone="primary" {...pressed('called', () => onCall('called'))}>
              {words('staff-inbox.called')}
            </Button>
            <Button tone="secondary" {...pressed('not-reached', () => onCall('not-reached'))}>
              {words('staff-inbox.not-reached')}
            </Button>
          </Row>
        )
      )
    case 'standby':
      return <Text tone="muted">{words('staff-inbox.standby-note')}</Text>
    case 'bank-arrival':
      return onMatchMoney ? (
        <Row wrap>
          <Button tone="primary" onPress={onMatchMoney}>
            {words('staff-inbox.match-money')}
          </Button>
        </Row>
      ) : (
        <Text tone="muted">{words('staff-inbox.match-money-note')}</Text>
      )
    case 'failed-charge':
    case 'failed-refund':
    case 'bounced-letter':
      return (
        <Stack>
          <Text tone="muted">{words(`staff-inbox.${item.kind}-note`)}</Text>
          {onClose && (
            <Row wrap>
              <Button tone="primary" busy={busy} onPress={onClose}>
                {words('staff-inbox.close')}
              </Button>
            </Row>
          )}
        </Stack>
      )
    case 'payment':
      return <Text tone="muted">{words('staff-inbox.payment-note')}</Text>
  }
}
