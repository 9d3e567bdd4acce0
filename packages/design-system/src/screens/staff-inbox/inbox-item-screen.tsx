import type { HistoryEntry, HistoryKind, InboxDetails } from '@veranda/domain'
import { historyKinds } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Columns, Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { History } from '../../patterns/history/index.ts'
import { Assignment } from '../../patterns/staff-assignment/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { InboxDone, InboxTrouble, ItemHandlers } from './inbox-handlers.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemDocuments } from './item-documents.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemQuestions } from './item-questions.tsx'
import * as css from './staff-inbox.css.ts'

export type InboxItemScreenProps = ItemHandlers & {
  readonly item: InboxDetails
  /** Who looks at it. */
  readonly userId: number
  readonly busy?: boolean
  readonly done?: InboxDone | undefined
  readonly trouble?: InboxTrouble | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly documentHref: (documentId: string) => string
}

/** One thing that waits: what it is about, what can be done, and what happened to the reservation. */
export function InboxItemScreen(props: InboxItemScreenProps) {
  const { item, done, trouble, backHref, onBack, documentHref } = props
  const words = useStaffWords()
  const title = words(`staff-inbox.one-${item.kind}`)
  return (
    <Stack>
      <Row>
        <TextLink href={backHref} onNavigate={onBack} stands="alone">
          {words('staff-inbox.back')}
        </TextLink>
      </Row>
      <Heading level={1} look="title">
        {item.guestName === '' ? title : `${title}: ${item.guestName}`}
      </Heading>
      {done && (
        <Notice tone="positive" title={words('staff-inbox.done')}>
          {words(`staff-inbox.done-${done}`)}
        </Notice>
      )}
      {trouble && <Trouble trouble={trouble} />}
      <Columns aside={<HistoryBeside item={item} />}>
        {!done && <Assignment {...props} />}
        <Surface>
          <Stack>
            <ItemFacts item={item} />
            {item.text !== '' && item.kind !== 'payment' && (
              <Stack gap="hair">
                <Heading level={2} look="label">
                  {words(item.kind === 'bank-arrival' ? 'staff-inbox.bank-words' : 'staff-inbox.words')}
                </Heading>
                <div className={css.words}>
                  <Text>{item.text}</Text>
                </div>
              </Stack>
            )}
            <ItemQuestions item={item} />
            <ItemDocuments item={item} hrefOf={documentHref} />
          </Stack>
        </Surface>
        {!done && <ItemActions {...props} />}
      </Columns>
    </Stack>
  )
}

function Trouble({ trouble }: { readonly trouble: InboxTrouble }) {
  const words = useStaffWords()
  if (trouble === 'price-not-lower' || trouble === 'question-open' || trouble === 'changed')
    return <Notice tone="negative" title={words(`staff-inbox.${trouble}`)} />
  return (
    <Notice tone="negative" title={words(`staff-inbox.${trouble}`)}>
      {words(`staff-inbox.${trouble}-body`)}
    </Notice>
  )
}

const isKnown = (kind: string): kind is HistoryKind => historyKinds.some((known) => known === kind)

/** A kind of entry that this page does not know yet is left out. */
function HistoryBeside({ item }: { readonly item: InboxDetails }) {
  const words = useStaffWords()
  const entries = item.history.flatMap(({ kind, ...entry }): HistoryEntry[] =>
    isKnown(kind) ? [{ ...entry, kind }] : [],
  )
  return <History entries={entries} hotelTimeZone={item.timeZone} byGuest={words('staff-inbox.by-guest')} />
}
