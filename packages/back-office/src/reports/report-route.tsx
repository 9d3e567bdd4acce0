import { keepPreviousData } from '@tanstack/react-query'
import {
  type CallInput,
  exportReport,
  getReport,
  getReportChoices,
  openFile,
  openReport,
} from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { ReportScreen, type ReportShown } from '@veranda/design-system/screens/staff-reports'
import {
  currencyCodes,
  periodRefusal,
  type PlainDate,
  type ReportName,
  reportNames,
  today,
} from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { MessageRoute } from '../message/route.tsx'
import { paths } from '../paths.ts'
import { csvFile, saveFile } from '../save-file.ts'
import { failureOfCall } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useClient } from '../session/session-keeper.tsx'
import { choicesKey, limitsIn, reportIn } from './addresses.ts'

/** The report of the address; another is another page. */
export default function ReportRoute() {
  const { report } = useParams()
  const name = reportNames.find((each) => each === report)
  return name ? <OneReport key={name} name={name} /> : <MessageRoute message="not-found" />
}

/** A report. What it is about is in the address, so that Back and a bookmark find it again. */
function OneReport({ name }: { readonly name: ReportName }) {
  const navigate = useNavigate()
  const client = useClient()
  const { locale } = useIntl()
  const [params, setParams] = useSearchParams()
  const [todayHere] = useState(() =>
    today(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().toISOString()),
  )
  const typed = reportIn(params, name, todayHere)
  const { from, to, by, brand, property } = typed
  const currency = currencyCodes.find((code) => code === typed.currency)
  const input: CallInput<typeof getReport> = {
    params: { report: name },
    query: {
      from: from as PlainDate,
      to: to as PlainDate,
      by,
      ...(brand === '' ? {} : { brand }),
      ...(property === '' ? {} : { property }),
      ...(currency ? { currency } : {}),
    },
  }
  const refusal = periodRefusal(from, to)
  const choices = useCallQuery({ key: choicesKey, endpoint: getReportChoices })
  // Its lines are worded by the service: another language is another answer.
  const report = useCallQuery({
    key: ['reports', name, locale, typed],
    endpoint: getReport,
    input,
    isEnabled: !refusal,
    placeholderData: keepPreviousData,
  })
  const isOffered = choices.data?.reports.includes(name) ?? true
  const [making, setMaking] = useState<'csv' | 'pdf'>()
  const [hasFileFailed, setFileFailed] = useState(false)
  const save = async (file: 'csv' | 'pdf'): Promise<void> => {
    setMaking(file)
    setFileFailed(false)
    const made =
      file === 'csv'
        ? await client.call(exportReport, input)
        : await openFile({ baseUrl: '/api', bearer: async () => '', locale: () => locale }, openReport, input)
    setMaking(undefined)
    if (!made.ok) return setFileFailed(true)
    const { value } = made
    if (value instanceof Blob) saveFile(`${name}-${from}-${to}.pdf`, value)
    else saveFile(value.name, csvFile(value.csv))
  }
  if (!isOffered) return <Navigate to={paths.forbidden} replace />
  return (
    <ReportScreen
      name={name}
      query={typed}
      choices={choices.data}
      shown={refusal ?? (report.error ? whyNot(report.error) : (report.data ?? 'loading'))}
      making={making}
      hasFileFailed={hasFileFailed}
      backHref={paths.reports}
      onBack={within(() => void navigate(paths.reports))}
      onShow={(next) => setParams(limitsIn(next))}
      onSave={(file) => void save(file)}
      onTryAgain={() => void report.refetch()}
    />
  )
}

function whyNot(thrown: unknown): Extract<ReportShown, string> {
  const failure = failureOfCall(getReport, thrown)
  return failure?.kind === 'refused' && failure.refusal !== 'unexpected' ? failure.refusal : 'failed'
}
