import type { ReasonCount } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { PlainTable } from '../../components/plain-table/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-dashboard.css.ts'

/** Why guests cancelled: a table whose numbers are drawn as bars beside them. */
export function Reasons({ reasons }: { readonly reasons: readonly ReasonCount[] }) {
  const words = useStaffWords()
  const most = Math.max(...reasons.map(({ count }) => count), 1)
  return (
    <Surface as="section">
      <Stack>
        <div>
          <Heading level={2} look="lead">
            {words('staff-dashboard.reasons')}
          </Heading>
          <Text look="small" tone="muted">
            {words('staff-dashboard.reasons-lead')}
          </Text>
        </div>
        {reasons.length === 0 ? (
          <Text tone="muted">{words('staff-dashboard.reasons-empty')}</Text>
        ) : (
          <PlainTable
            label={words('staff-dashboard.reasons')}
            columns={[
              { title: words('staff-dashboard.reason') },
              { title: words('staff-dashboard.count'), isNumber: true },
            ]}
          >
            <tbody>
              {reasons.map(({ code, reason, count }) => (
                <tr key={code}>
                  <th scope="row">
                    {reason === '' ? words('staff-dashboard.reason-none') : reason}
                    <span className={css.track} aria-hidden="true">
                      <span className={css.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                    </span>
                  </th>
                  <td data-number>{count}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
      </Stack>
    </Surface>
  )
}
