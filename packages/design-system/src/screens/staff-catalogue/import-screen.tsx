import {
  type CatalogueName,
  catalogueOf,
  type FileProblem,
  fieldsOf,
  type ImportPreview,
  mostImportRows,
  type PreviewRow,
} from '@veranda/domain'
import { type MouseEvent, useId } from 'react'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { FileButton } from '../../components/file-button/index.ts'
import { FileDrop } from '../../components/file-drop/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { Changes } from './changes.tsx'
import { useFieldWords } from './field-words.ts'
import * as css from './staff-catalogue.css.ts'

export type ImportState =
  | { readonly kind: 'choosing' | 'reading' | 'failed' | 'too-large' }
  | { readonly kind: 'unreadable'; readonly reason: FileProblem }
  | { readonly kind: 'preview' | 'taking' | 'changed'; readonly preview: ImportPreview }
  | { readonly kind: 'taken'; readonly outcome: 'done' | 'proposed'; readonly rows: number }

export type ImportScreenProps = {
  readonly catalogue: CatalogueName
  readonly state: ImportState
  /** The file that was chosen last. */
  readonly fileName?: string | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onFile: (file: File) => void
  readonly onTake: () => void
  /** Saves a file that has the columns and no row yet. */
  readonly onTemplate: () => void
}

/** A file is chosen, every row says what it would do, and then all of them are taken together. */
export function ImportScreen(props: ImportScreenProps) {
  const { catalogue, state, fileName, backHref, onBack, onFile, onTemplate } = props
  const words = useStaffWords()
  const hint = useId()
  const columns = fieldsOf(catalogue).map(({ name }) => name)
  return (
    <div className={css.page} data-ready="import">
      <Stack gap="large">
        <TextLink stands="alone" href={backHref} onNavigate={onBack}>
          {words(`catalogue.name-${catalogue}`)}
        </TextLink>
        <Heading level={1} look="title">
          {words('catalogue.import-title')}
        </Heading>
        <section className={css.file} aria-label={words('catalogue.file')}>
          <FileDrop label={words('catalogue.drop-file')} onFiles={([file]) => file && onFile(file)}>
            {fileName !== undefined && (
              <span className={css.chosen}>
                <Text as="strong">{fileName}</Text>
              </span>
            )}
            <FileButton
              icon={laterIcons.plus}
              label={words(fileName === undefined ? 'catalogue.choose-file' : 'catalogue.choose-another')}
              accept=".csv,text/csv"
              hintId={hint}
              onFiles={([file]) => file && onFile(file)}
            />
          </FileDrop>
          <Text look="small" tone="muted" id={hint}>
            {words('catalogue.file-hint', { columns: columns.join(', '), rows: mostImportRows })}
          </Text>
          <Row>
            <Button tone="quiet" icon={laterIcons.down} onPress={onTemplate}>
              {words('catalogue.template')}
            </Button>
          </Row>
        </section>
        <Outcome {...props} />
        {'preview' in state && <Preview {...props} preview={state.preview} />}
      </Stack>
    </div>
  )
}

function Outcome({ state }: ImportScreenProps) {
  const words = useStaffWords()
  switch (state.kind) {
    case 'reading':
      return <Text tone="muted">{words('catalogue.reading')}</Text>
    case 'failed':
      return <Notice tone="negative" title={words('catalogue.import-failed')} />
    case 'too-large':
      return <Notice tone="negative" title={words('catalogue.file-too-large')} />
    case 'unreadable':
      return (
        <Notice tone="negative" title={words(`catalogue.file-${state.reason}`, { rows: mostImportRows })} />
      )
    case 'changed':
      return <Notice tone="caution" title={words('catalogue.import-changed')} />
    case 'taken':
      return (
        <Notice
          tone={state.outcome === 'done' ? 'positive' : 'caution'}
          title={words(`catalogue.taken-${state.outcome}`, { count: state.rows })}
        />
      )
    case 'choosing':
    case 'preview':
    case 'taking':
      return null
  }
}

const tones: Readonly<Record<PreviewRow['effect'], BadgeTone>> = {
  new: 'positive',
  changed: 'caution',
  same: 'neutral',
  'not-accepted': 'negative',
}

function Preview({
  catalogue,
  state,
  preview,
  onTake,
}: ImportScreenProps & { readonly preview: ImportPreview }) {
  const words = useStaffWords()
  const { label, problem } = useFieldWords()
  const taken = preview.rows.filter(({ effect }) => effect === 'new' || effect === 'changed').length
  const bad = preview.rows.filter(({ effect }) => effect === 'not-accepted').length
  const { needsApproval } = catalogueOf(catalogue)
  return (
    <Stack gap="medium">
      {bad > 0 && (
        <Notice tone="caution" title={words('catalogue.bad-rows', { count: bad })}>
          {words('catalogue.bad-rows-body')}
        </Notice>
      )}
      <ol className={css.list} aria-label={words('catalogue.preview')}>
        {preview.rows.map(({ line, key, effect, changes, problems }) => (
          <li key={line} className={css.previewed}>
            <span className={css.states}>
              <Text as="strong">{key === '' ? '–' : key}</Text>
              <Badge tone={tones[effect]}>{words(`catalogue.effect-${effect}`)}</Badge>
              <Text look="small" tone="muted" as="span">
                {words('catalogue.line', { line })}
              </Text>
            </span>
            {changes.length > 0 && <Changes catalogue={catalogue} changes={changes} />}
            {Object.entries(problems).map(([name, word]) => (
              <Text key={name} look="small" tone="negative">
                {label(name)}: {problem(word)}
              </Text>
            ))}
          </li>
        ))}
      </ol>
      {taken > 0 ? (
        <Row>
          <Button tone="primary" busy={state.kind === 'taking'} onPress={onTake}>
            {words(needsApproval ? 'catalogue.propose-rows' : 'catalogue.take-rows', { count: taken })}
          </Button>
        </Row>
      ) : (
        <Text>{words('catalogue.nothing-to-take')}</Text>
      )}
    </Stack>
  )
}
