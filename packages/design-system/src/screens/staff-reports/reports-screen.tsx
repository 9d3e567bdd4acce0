import type { ReportName } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-reports.css.ts'

export type ReportTile = { readonly report: ReportName; readonly href: string; readonly onOpen: () => void }

export type ReportsScreenProps = {
  readonly tiles: readonly ReportTile[] | 'loading' | 'failed'
  readonly onTryAgain: () => void
}

/** The reports that this member of staff may open. */
export function ReportsScreen({ tiles, onTryAgain }: ReportsScreenProps) {
  const words = useStaffWords()
  return (
    <div className={css.page} data-ready={tiles === 'loading' ? undefined : 'reports'}>
      <Stack gap="large">
        <Stack gap="hair">
          <Heading level={1} look="title">
            {words('staff-reports.title')}
          </Heading>
          <Text tone="muted">{words('staff-reports.lead')}</Text>
        </Stack>
        {tiles === 'loading' ? (
          <Skeleton shape="block" />
        ) : tiles === 'failed' ? (
          <StaffTryAgain onTryAgain={onTryAgain} />
        ) : (
          <ul className={css.links}>
            {tiles.map(({ report, href, onOpen }) => (
              <li key={report}>
                <a
                  className={css.tile}
                  href={href}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen()
                  }}
                >
                  <span className={css.tileName}>{words(`staff-reports.name-${report}`)}</span>
                  <span className={css.tileNote}>{words(`staff-reports.about-${report}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </div>
  )
}
