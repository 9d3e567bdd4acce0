import type { ReportName } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { LinkCards, LinkCardsShape } from '../../patterns/link-cards/index.ts'
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
          <LinkCardsShape beside="two" />
        ) : tiles === 'failed' ? (
          <StaffTryAgain onTryAgain={onTryAgain} />
        ) : (
          <LinkCards
            beside="two"
            items={tiles.map(({ report, href, onOpen }) => ({
              key: report,
              title: words(`staff-reports.name-${report}`),
              note: words(`staff-reports.about-${report}`),
              href,
              onOpen,
            }))}
          />
        )}
      </Stack>
    </div>
  )
}
