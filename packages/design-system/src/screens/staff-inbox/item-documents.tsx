import type { InboxDetails } from '@veranda/domain'
import { FileLink } from '../../components/file-link/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

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
        <FileLink
          key={documentId}
          href={hrefOf(documentId)}
          fileName={name}
          tone="secondary"
          size="small"
          icon={laterIcons.down}
        >
          {name}
        </FileLink>
      ))}
    </Stack>
  )
}
