import type { InboxKind, WaitingCount } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { inLine, thingsInLine } from '../../patterns/in-line/index.ts'
import { StaffEmpty } from '../../patterns/staff-empty/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { DashboardLink } from './dashboard-handlers.ts'
import * as css from './staff-dashboard.css.ts'
import { ToPage } from './to-page.tsx'

type WaitingProps = { readonly waiting: readonly WaitingCount[]; readonly link: DashboardLink<InboxKind> }

/** How much waits of each kind: each leads to the inbox, where only its kind is shown. */
export function Waiting({ waiting, link }: WaitingProps) {
  const words = useStaffWords()
  const some = waiting.filter(({ count }) => count > 0)
  const none = waiting.filter(({ count }) => count === 0)
  return (
    <Stack gap="small" as="section">
      <Heading level={2} look="lead">
        {words('staff-dashboard.waiting')}
      </Heading>
      {some.length === 0 ? (
        <StaffEmpty icon="check" title={words('staff-dashboard.nothing-waits')}>
          {words('staff-dashboard.nothing-waits-body')}
        </StaffEmpty>
      ) : (
        <ul className={css.tiles}>
          {some.map(({ kind, count, isMore }) => (
            <li key={kind}>
              <ToPage to={kind} link={link} className={css.tile}>
                <span className={css.figure}>{isMore ? `${count}+` : count}</span>
                <span>{thingsInLine([words(`staff-inbox.kind-${kind}`)])}</span>
              </ToPage>
            </li>
          ))}
        </ul>
      )}
      {some.length > 0 && none.length > 0 && (
        <Text look="small" tone="muted">
          {inLine(
            words('staff-dashboard.none-of', {
              kinds: thingsInLine(none.map(({ kind }) => words(`staff-inbox.kind-${kind}`))),
            }),
          )}
        </Text>
      )}
    </Stack>
  )
}
