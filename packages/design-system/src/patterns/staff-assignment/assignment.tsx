import type { InboxItem } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useStaffWords } from '../words/index.ts'

export type AssignmentProps = {
  readonly item: Pick<InboxItem, 'assignedTo'>
  /** Who looks at it. */
  readonly userId: number
  readonly busy?: boolean
  /** Missing for staff who may only read. */
  readonly onAssign?: ((to: 'me' | 'nobody') => void) | undefined
}

/** Who has taken the item on. A colleague who opens it is told. */
export function Assignment({ item, userId, busy, onAssign }: AssignmentProps) {
  const words = useStaffWords()
  const { assignedTo } = item
  const isMine = assignedTo?.userId === userId
  const who = isMine ? words('staff-inbox.mine') : (assignedTo?.name ?? words('staff-inbox.unassigned'))
  return (
    <Stack gap="small">
      <Row align="between" wrap>
        <Text>
          {words('staff-inbox.assignment')}: <strong>{who}</strong>
        </Text>
        {onAssign && (
          <Button
            tone="secondary"
            size="small"
            busy={busy}
            onPress={() => onAssign(isMine ? 'nobody' : 'me')}
          >
            {words(isMine ? 'staff-inbox.give-back' : 'staff-inbox.take')}
          </Button>
        )}
      </Row>
      {assignedTo && !isMine && (
        <Notice tone="caution" title={words('staff-inbox.others', { name: assignedTo.name })}>
          {words('staff-inbox.others-body')}
        </Notice>
      )}
    </Stack>
  )
}
