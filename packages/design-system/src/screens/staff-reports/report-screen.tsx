import type { Report, ReportChoices, ReportName } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { FilterFold } from '../../patterns/filter-fold/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportForm, type TypedReport } from './report-form.tsx'
import { ReportTable } from './report-table.tsx'
import * as css from './staff-reports.css.ts'

export type { TypedReport }

/** The report, or why there is none. */
export type ReportShown =
  | Report
  | 'loading'
  | 'failed'
  | 'period-not-valid'
  | 'period-upside-down'
  | 'span-too-long'
  | 'group-not-offered'
  | 'brand-not-found'
  | 'property-not-found'

export type ReportScreenProps = {
  readonly name: ReportName
  readonly query: TypedReport
  readonly choices: ReportChoices | undefined
  readonly shown: ReportShown
  /** The file that is being made. */
  readonly making?: 'csv' | 'pdf' | undefined
  readonly hasFileFailed?: boolean
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onShow: (query: TypedReport) => void
  readonly onSave: (file: 'csv' | 'pdf') => void
  readonly onTryAgain: () => void
}

/** One report: what it is about, drawn and in figures a currency at a time, and its files. */
export function ReportScreen(props: ReportScreenProps) {
  const { name, query, choices, shown, making, hasFileFailed, backHref, onBack, onShow, onSave } = props
  const words = useStaffWords()
  const isThere = typeof shown !== 'string'
  return (
    <div className={css.page} data-ready={shown === 'loading' ? undefined : 'report'}>
      <Stack gap="large">
        <Row>
          <TextLink href={backHref} onNavigate={onBack} stands="alone">
            {words('staff-reports.all')}
          </TextLink>
        </Row>
        <header className={css.header}>
          <Stack gap="hair">
            <Heading level={1} look="title">
              {words(`staff-reports.name-${name}`)}
            </Heading>
            <Text tone="muted">{words(`staff-reports.about-${name}`)}</Text>
          </Stack>
          {isThere && shown.rows.length > 0 && (
            <Row gap="small" wrap>
              {(['csv', 'pdf'] as const).map((file) => (
                <Button key={file} tone="secondary" busy={making === file} onPress={() => onSave(file)}>
                  {words(`staff-reports.${file}`)}
                </Button>
              ))}
            </Row>
          )}
        </header>
        {hasFileFailed && (
          <Notice tone="negative" title={words('staff-reports.file-failed')}>
            {words('staff-reports.file-failed-body')}
          </Notice>
        )}
        <FilterFold isOpen={!isThere && shown !== 'loading'}>
          <ReportForm
            key={`${name} ${Object.values(query).join(' ')}`}
            name={name}
            query={query}
            choices={choices}
            onShow={onShow}
          />
        </FilterFold>
        <Shown {...props} />
      </Stack>
    </div>
  )
}

function Shown({ shown, onTryAgain }: ReportScreenProps) {
  const words = useStaffWords()
  if (shown === 'loading') return <Skeleton shape="block" />
  if (shown === 'failed') return <StaffTryAgain onTryAgain={onTryAgain} />
  if (typeof shown === 'string')
    return (
      <Notice tone="caution" title={words(`staff-reports.${shown}`)}>
        {words('staff-reports.not-shown-body')}
      </Notice>
    )
  if (shown.rows.length === 0) return <Text tone="muted">{words('staff-reports.nothing')}</Text>
  return (
    <Stack gap="large">
      {shown.totals.map((total) => {
        const { currency } = total
        const rows = shown.rows.filter((row) => row.currency === currency)
        return (
          <Stack key={currency ?? ''}>
            {shown.totals.length > 1 && <Heading level={2}>{currency}</Heading>}
            <ReportChart report={shown} currency={currency} rows={rows} total={total} />
            <Surface>
              <ReportTable report={shown} currency={currency} rows={rows} total={total} />
            </Surface>
          </Stack>
        )
      })}
    </Stack>
  )
}
