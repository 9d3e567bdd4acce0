import {
  type CatalogueName,
  confirmsDeletion,
  deletingWord,
  type EntryDetail,
  type EntryValues,
  type EntryUse,
  entryUses,
  keyFieldOf,
  type TaggedCountry,
  type Verdict,
} from '@veranda/domain'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { Columns, Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, type StaffWords, useStaffWords } from '../../patterns/words/index.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryHistoryList } from './entry-history.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { RegionCountries } from './region-countries.tsx'
import { useFieldWords } from './field-words.ts'
import * as css from './staff-catalogue.css.ts'

/** What became of the last write. */
export type EntrySaving =
  | {
      readonly kind: 'editing' | 'saving' | 'saved' | 'proposed' | 'failed' | 'exists' | 'waits' | 'outdated'
    }
  /** A colleague changed the entry meanwhile: what was typed stays. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'not-accepted'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'in-use'; readonly uses: readonly EntryUse[] }

export type EntryOption = { readonly value: string; readonly label: string }

export type EntryScreenProps = {
  readonly catalogue: CatalogueName
  /** Missing for a new one. */
  readonly entryKey?: string | undefined
  readonly detail: EntryDetail | 'loading' | 'failed' | 'missing'
  readonly values: EntryValues
  readonly saving: EntrySaving
  readonly mayEdit: boolean
  readonly mayApprove: boolean
  /** What reference fields choose from, by their names. */
  readonly options: Readonly<Record<string, readonly EntryOption[]>>
  /** For regions: all countries with their tags. */
  readonly countries?: readonly TaggedCountry[] | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onValues: (values: EntryValues) => void
  readonly onSave: () => void
  readonly onDelete: (confirmation: string) => void
  readonly onDecide: (verdict: Verdict, note: string) => void
  /** Reads the entry again, and lets go of what was typed. */
  readonly onReload: () => void
}

/** An entry: its fields, what waits for approval, what points to it, and what happened to it. */
export function EntryScreen(props: EntryScreenProps) {
  const { catalogue, entryKey, detail, backHref, onBack } = props
  const words = useStaffWords()
  const { value } = useFieldWords()
  return (
    <div className={css.page} data-ready={detail === 'loading' ? undefined : 'entry'}>
      <Stack gap="large">
        <TextLink stands="alone" href={backHref} onNavigate={onBack}>
          {words(`catalogue.name-${catalogue}`)}
        </TextLink>
        <Heading level={1} look="title">
          {entryKey === undefined ? words('catalogue.new-title') : value(keyFieldOf(catalogue), entryKey)}
        </Heading>
        {detail === 'loading' ? (
          <Skeleton shape="block" />
        ) : detail === 'missing' ? (
          <Notice tone="info" title={words('catalogue.missing')} />
        ) : detail === 'failed' ? (
          <Notice
            tone="negative"
            title={words('catalogue.load-failed')}
            action={
              <Button tone="secondary" size="small" onPress={props.onReload}>
                {words('catalogue.try-again')}
              </Button>
            }
          />
        ) : (
          <Editor {...props} detail={detail} />
        )}
      </Stack>
    </div>
  )
}

type EditorProps = Omit<EntryScreenProps, 'detail'> & { readonly detail: EntryDetail }

function Editor(props: EditorProps) {
  const { catalogue, entryKey, detail, values, saving, mayEdit, mayApprove, onDecide } = props
  const words = useStaffWords()
  const { proposal, entry, history, uses } = detail
  const isEditable = mayEdit && !proposal && (entry !== undefined || entryKey === undefined)
  const isBusy = saving.kind === 'saving'
  return (
    <Columns
      aside={
        <Stack gap="large">
          {catalogue === 'regions' && props.countries && (
            <RegionCountries values={values} countries={props.countries} />
          )}
          {uses.length > 0 && !isEditable && <Uses uses={uses} title={words('catalogue.uses')} />}
          {history.length > 0 && <EntryHistoryList catalogue={catalogue} history={history} />}
        </Stack>
      }
    >
      <SavingNotice {...props} />
      {proposal && (
        <ProposalCard proposal={proposal} mayApprove={mayApprove} isBusy={isBusy} onDecide={onDecide} />
      )}
      {!entry && entryKey !== undefined && !proposal && (
        <Notice tone="info" title={words('catalogue.deleted')} />
      )}
      {(entry || entryKey === undefined) && (
        <Surface>
          <EntryForm {...props} isEditable={isEditable} isBusy={isBusy} />
        </Surface>
      )}
      {entry && isEditable && <Deleting {...props} key={entry.version} isBusy={isBusy} />}
    </Columns>
  )
}

function SavingNotice({ saving, catalogue, onReload }: EditorProps) {
  const words = useStaffWords()
  switch (saving.kind) {
    case 'editing':
    case 'saving':
      return null
    case 'saved':
      return <Notice tone="positive" title={words('catalogue.saved')} />
    case 'proposed':
      return (
        <Notice tone="caution" title={words('catalogue.proposed')}>
          {words('catalogue.proposed-body')}
        </Notice>
      )
    case 'conflict':
      return (
        <Notice
          tone="negative"
          title={words('catalogue.conflict')}
          action={
            <Button tone="primary" size="small" onPress={onReload}>
              {words('catalogue.reload')}
            </Button>
          }
        >
          {words('catalogue.conflict-body')}
        </Notice>
      )
    case 'not-accepted':
      return <Notice tone="negative" title={words('catalogue.not-accepted')} />
    case 'exists':
      return <Notice tone="negative" title={words('catalogue.exists')} />
    case 'waits':
      return <Notice tone="caution" title={words('catalogue.problem-waits')} />
    case 'outdated':
      return <Notice tone="negative" title={words('catalogue.outdated')} />
    case 'in-use':
      return (
        <Notice tone="negative" title={words('catalogue.in-use')}>
          {usesLine(saving.uses, words)}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="negative" title={words('catalogue.save-failed')}>
          {words('catalogue.save-failed-body', {
            catalogue: words(`catalogue.name-${catalogue}`),
          })}
        </Notice>
      )
  }
}

function Uses({ uses, title }: { readonly uses: readonly EntryUse[]; readonly title: string }) {
  const words = useStaffWords()
  return (
    <Surface as="section" tone="sunken">
      <Stack gap="small">
        <Heading level={2} look="lead">
          {title}
        </Heading>
        <Text look="small">{usesLine(uses, words)}</Text>
      </Stack>
    </Surface>
  )
}

const usesLine = (uses: readonly EntryUse[], words: StaffWords): ReactNode =>
  inLine(
    uses
      .map(({ what, count }) => {
        const known = entryUses.find((one) => one === what)
        return known ? words(`catalogue.use-${known}`, { count }) : words('catalogue.use-other', { count })
      })
      .join(dot),
  )

/** An entry is switched off or deleted below its fields; deleting asks for the word. */
function Deleting({
  catalogue,
  detail,
  values,
  onDelete,
  isBusy,
}: EditorProps & { readonly isBusy: boolean }) {
  const words = useStaffWords()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isInUse = detail.uses.length > 0
  const isWord = confirmsDeletion(typed)
  return (
    <Surface tone="sunken" as="section">
      <Stack gap="small">
        <Heading level={2} look="lead">
          {words('catalogue.delete-title')}
        </Heading>
        {isInUse && (
          <Text look="small" id="delete-reason">
            {words('catalogue.in-use')} {usesLine(detail.uses, words)}
          </Text>
        )}
        <Row>
          <Button
            tone="danger"
            size="small"
            disabled={isInUse}
            reasonId={isInUse ? 'delete-reason' : undefined}
            onPress={() => setOpen(true)}
          >
            {words('catalogue.delete')}
          </Button>
        </Row>
      </Stack>
      <AlertDialog
        open={isOpen}
        title={words('catalogue.delete-question', { key: values[keyFieldOf(catalogue).name] ?? '' })}
        message={words('catalogue.delete-message', { word: deletingWord })}
        closeLabel={words('catalogue.delete-keep')}
        onClose={() => setOpen(false)}
        action={{
          label: words('catalogue.delete'),
          tone: 'danger',
          busy: isBusy,
          onConfirm: () => {
            setTried(true)
            if (!isWord) return
            setOpen(false)
            onDelete(typed)
          },
        }}
      >
        <TextField
          label={words('catalogue.delete-word', { word: deletingWord })}
          name="confirmation"
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          error={
            isTried && !isWord ? words('catalogue.delete-word-missing', { word: deletingWord }) : undefined
          }
          onChange={setTyped}
        />
      </AlertDialog>
    </Surface>
  )
}
