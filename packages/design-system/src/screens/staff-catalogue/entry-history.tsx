import type { CatalogueName, EntryHistory } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { Changes } from './changes.tsx'
import * as css from './staff-catalogue.css.ts'

type HistoryProps = { readonly catalogue: CatalogueName; readonly history: readonly EntryHistory[] }

/** What happened to an entry, the latest first: by whom, when, and what changed. */
export function EntryHistoryList({ catalogue, history }: HistoryProps) {
  const words = useStaffWords()
  const { formatDate } = useIntl()
  return (
    <Surface as="section">
      <Stack gap="medium">
        <Heading level={2} look="lead">
          {words('catalogue.history')}
        </Heading>
        <ol className={css.list}>
          {history.map(({ kind, at, by, changes, note }) => (
            <li key={`${kind} ${at}`}>
              <Stack gap="hair">
                <Text as="strong">{words(`catalogue.history-${kind}`, { by })}</Text>
                <Text look="small" tone="muted" as="time">
                  {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
                </Text>
                {note && <Text look="small">{note}</Text>}
                {changes.length > 0 && <Changes catalogue={catalogue} changes={changes} />}
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </Surface>
  )
}
