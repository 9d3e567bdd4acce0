import { type AuditLine, isReservationAction, type TimeZone } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-reservations.css.ts'
import { useMoments } from './use-moments.ts'

type AuditViewProps = { readonly audit: readonly AuditLine[]; readonly timeZone: TimeZone }

/** Who did what to the reservation: guests, colleagues by name, and the service by itself. */
export function AuditView({ audit, timeZone }: AuditViewProps) {
  const words = useStaffWords()
  const momentOf = useMoments(timeZone)
  if (audit.length === 0) return <Text tone="muted">{words('staff-reservations.audit-empty')}</Text>
  return (
    <Stack gap="small">
      <Text look="small" tone="muted">
        {words('staff-reservations.audit-list')}
      </Text>
      <ul className={css.list}>
        {audit.map(({ at, action, by, name }, index) => {
          // Two entries may be of one moment.
          const key = `${index} ${at}`
          const who = by === 'staff' && name !== undefined ? name : words(`staff-reservations.by-${by}`)
          return (
            <li key={key} className={css.whole}>
              <span>
                {/* An action that is newer than this page is shown by its name. */}
                {isReservationAction(action) ? words(`staff-reservations.act-${action}`) : action}
              </span>
              <Text as="span" look="small" tone="muted">
                {inLine([who, momentOf(at)].join(dot))}
              </Text>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
