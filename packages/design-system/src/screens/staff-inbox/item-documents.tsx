import type { InboxDetails } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { TextLink } from '../../components/link/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-inbox.css.ts'

type ItemDocumentsProps = {
  readonly item: InboxDetails
  readonly hrefOf: (documentId: string) => string
}

/** What the guest sent along, to download. */
export function ItemDocuments({ item, hrefOf }: ItemDocumentsProps) {
  const words = useStaffWords()
  if (item.kind !== 'review' && item.kind !== 'price-match') return null
  return (
    <Stack gap="tiny">
      <Heading level={2} look="label">
        {words('staff-inbox.documents')}
      </Heading>
      {item.documents.length === 0 && (
        <Text look="small" tone="muted">
          {words('staff-inbox.no-documents')}
        </Text>
      )}
      {item.documents.map(({ documentId, name }) => (
        <p key={documentId} className={css.document}>
          <Icon name={laterIcons.down} />
          <TextLink stands="alone" href={hrefOf(documentId)} fileName={name}>
            {name}
          </TextLink>
        </p>
      ))}
    </Stack>
  )
}
