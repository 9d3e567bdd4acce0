import { getReportChoices } from '@veranda/contract'
import { ReportsScreen } from '@veranda/design-system/screens/staff-reports'
import { useNavigate } from 'react-router'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { choicesKey, pathOfReport } from './addresses.ts'

/** The reports that the reader may open. */
export default function ReportsRoute() {
  const navigate = useNavigate()
  const { data, error, refetch } = useCallQuery({ key: choicesKey, endpoint: getReportChoices })
  return (
    <ReportsScreen
      tiles={
        data?.reports.map((report) => ({
          report,
          href: pathOfReport(report),
          onOpen: () => void navigate(pathOfReport(report)),
        })) ?? (error ? 'failed' : 'loading')
      }
      onTryAgain={() => void refetch()}
    />
  )
}
