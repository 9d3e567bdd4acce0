import {
  type CatalogueName,
  catalogueOf,
  type EntryPage,
  entriesPerPage,
  fieldsOf,
  keyFieldOf,
  type ListedEntry,
} from '@veranda/domain'
import { useState } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { DataTable, Opens, type TableColumn } from '../../components/data-table/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { type StaffWords, useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-catalogue.css.ts'
import { useFieldWords } from './field-words.ts'

export type CatalogueQuery = {
  readonly page: number
  readonly search: string
  readonly status: EntryStatus
  readonly sort: string
  readonly order: 'ascending' | 'descending'
}

const statuses = ['all', 'active', 'inactive', 'waiting'] as const
export type EntryStatus = (typeof statuses)[number]

export type CatalogueScreenProps = {
  readonly catalogue: CatalogueName
  readonly query: CatalogueQuery
  /** Kept while the next page is on its way. */
  readonly page: EntryPage | undefined
  readonly state: 'loading' | 'ready' | 'failed'
  readonly mayEdit: boolean
  /** How many changes of this catalogue wait for approval. */
  readonly waiting: number
  readonly isExporting?: boolean
  readonly onQuery: (query: CatalogueQuery) => void
  readonly onOpen: (key: string) => void
  readonly onNew: () => void
  readonly onImport: () => void
  readonly onExport: () => void
  readonly onApprovals: () => void
  readonly onTryAgain: () => void
}

/** A staff catalogue as a table: searched, filtered and sorted, twelve entries a page. */
export function CatalogueScreen(props: CatalogueScreenProps) {
  const { catalogue, page, state, waiting, mayEdit, onNew, onImport, onExport, onApprovals } = props
  const words = useStaffWords()
  return (
    <div className={css.page} data-ready="catalogue">
      <Stack gap="large">
        <header className={css.header}>
          <Heading level={1} look="title">
            {words(`catalogue.name-${catalogue}`)}
          </Heading>
          <Row gap="small" wrap>
            {mayEdit && (
              <Button tone="primary" onPress={onNew}>
                {words('catalogue.new')}
              </Button>
            )}
            {mayEdit && (
              <Button tone="secondary" onPress={onImport}>
                {words('catalogue.import')}
              </Button>
            )}
            <Button tone="secondary" busy={props.isExporting} onPress={onExport}>
              {words('catalogue.export')}
            </Button>
          </Row>
        </header>
        {waiting > 0 && (
          <Notice
            tone="caution"
            title={words('catalogue.waiting-count', { count: waiting })}
            action={
              <Button tone="secondary" size="small" onPress={onApprovals}>
                {words('catalogue.to-approvals')}
              </Button>
            }
          />
        )}
        <Filters key={props.query.search} {...props} />
        {state === 'failed' ? (
          <Notice
            tone="negative"
            title={words('catalogue.list-failed')}
            action={
              <Button tone="secondary" size="small" onPress={props.onTryAgain}>
                {words('catalogue.try-again')}
              </Button>
            }
          >
            {words('catalogue.list-failed-body')}
          </Notice>
        ) : page ? (
          <Entries {...props} page={page} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Stack>
    </div>
  )
}

function Filters({ catalogue, query, onQuery }: CatalogueScreenProps) {
  const words = useStaffWords()
  const [typed, setTyped] = useState(query.search)
  const offered = catalogueOf(catalogue).needsApproval
    ? statuses
    : statuses.filter((status) => status !== 'waiting')
  return (
    <Form
      label={words('catalogue.search-form')}
      onSubmit={() => onQuery({ ...query, search: typed.trim(), page: 1 })}
    >
      <div className={css.filters}>
        <TextField
          label={words('catalogue.search')}
          name="search"
          value={typed}
          autoCapitalize="none"
          onChange={setTyped}
        />
        <SelectField
          label={words('catalogue.status')}
          name="status"
          value={query.status}
          options={offered.map((value) => ({ value, label: words(`catalogue.status-${value}`) }))}
          onChange={(value) => {
            const status = statuses.find((one) => one === value)
            if (status) onQuery({ ...query, status, page: 1 })
          }}
        />
        <Button tone="secondary" type="submit">
          {words('catalogue.search-submit')}
        </Button>
      </div>
    </Form>
  )
}

function Entries({
  catalogue,
  query,
  page,
  state,
  onQuery,
  onOpen,
}: CatalogueScreenProps & { readonly page: EntryPage }) {
  const words = useStaffWords()
  const fieldWords = useFieldWords()
  const pages = Math.max(1, Math.ceil(page.total / entriesPerPage))
  const isFiltered = query.search !== '' || query.status !== 'all'
  const isBeyond = query.page > pages
  const nothing = isFiltered ? 'catalogue.nothing-found' : 'catalogue.nothing-yet'
  return (
    <Stack gap="medium">
      <DataTable
        label={words(`catalogue.name-${catalogue}`)}
        columns={columnsOf(catalogue, words, fieldWords)}
        items={page.entries}
        keyOf={({ key }) => key}
        sort={{ column: query.sort, direction: query.order }}
        onSort={({ column, direction }) => onQuery({ ...query, sort: column, order: direction, page: 1 })}
        onOpen={onOpen}
        isBusy={state === 'loading'}
        empty={<Text tone="muted">{words(page.total > 0 ? 'catalogue.nothing-here' : nothing)}</Text>}
      />
      <nav className={css.paging} aria-label={words('catalogue.pages')}>
        {!isBeyond && (
          <Text look="small" tone="muted">
            {words('catalogue.page-of', { page: query.page, pages, total: page.total })}
          </Text>
        )}
        {(pages > 1 || query.page > 1) && (
          <Row gap="small" wrap>
            <Button
              tone="secondary"
              size="small"
              idle={query.page <= 1}
              onPress={() => onQuery({ ...query, page: Math.min(query.page - 1, pages) })}
            >
              {words('catalogue.previous')}
            </Button>
            <Button
              tone="secondary"
              size="small"
              idle={query.page >= pages}
              onPress={() => onQuery({ ...query, page: query.page + 1 })}
            >
              {words('catalogue.next')}
            </Button>
          </Row>
        )}
      </nav>
    </Stack>
  )
}

/** On a phone a row has its key, with its status below it, and the field after it. */
function columnsOf(
  catalogue: CatalogueName,
  words: StaffWords,
  { label, value }: ReturnType<typeof useFieldWords>,
): readonly TableColumn<ListedEntry>[] {
  const { sort } = catalogueOf(catalogue)
  const states = ({ values, waits }: ListedEntry) => (
    <span className={css.states}>
      <Badge tone={values['isActive'] === 'yes' ? 'positive' : 'neutral'}>
        {words(values['isActive'] === 'yes' ? 'catalogue.status-active' : 'catalogue.status-inactive')}
      </Badge>
      {waits && <Badge tone="caution">{words('catalogue.status-waiting')}</Badge>}
    </span>
  )
  const key = keyFieldOf(catalogue).name
  const fields = fieldsOf(catalogue).filter(({ kind }) => kind !== 'yes-no')
  return [
    ...fields.slice(0, 6).map((field, index) => ({
      key: field.name,
      title: label(field.name),
      isSortable: sort.includes(field.name),
      isMinor: index > 1,
      isNumber: field.kind === 'rate' || field.kind === 'percent',
      cell: ({ values }: ListedEntry) =>
        field.name === key ? (
          <Opens>{value(field, values[field.name] ?? '')}</Opens>
        ) : (
          value(field, values[field.name] ?? '')
        ),
    })),
    { key: 'status', title: words('catalogue.status'), isWhole: true, below: states, cell: states },
  ]
}
