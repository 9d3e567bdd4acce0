import { type Dashboard, type DayOfMoney, money as moneyIn } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { PlainTable } from '../../components/plain-table/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { DayColumns, depthOf } from './day-columns.tsx'
import { type CurrencyDays, shownDays } from './shown-days.ts'
import * as css from './staff-dashboard.css.ts'

type MoneyByDayProps = {
  readonly dashboard: Pick<Dashboard, 'at' | 'arrivals'>
  readonly days: readonly DayOfMoney[]
}

/** What came in and went out, a picture and a table for each currency: sums of two currencies mean nothing. */
export function MoneyByDay({ dashboard, days }: MoneyByDayProps) {
  const words = useStaffWords()
  const currencies = shownDays(days, dashboard)
  const depth = depthOf(currencies)
  return (
    <Stack gap="small" as="section">
      <div>
        <Heading level={2} look="lead">
          {words('staff-dashboard.money')}
        </Heading>
        <Text look="small" tone="muted">
          {words('staff-dashboard.money-lead')}
        </Text>
      </div>
      {currencies.length === 0 && <Text tone="muted">{words('staff-dashboard.money-empty')}</Text>}
      <div className={css.pairs}>
        {currencies.map((each) => (
          <OfCurrency key={each.currency} of={each} depth={depth} />
        ))}
      </div>
    </Stack>
  )
}

function OfCurrency({ of, depth }: { readonly of: CurrencyDays; readonly depth: number }) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const { currency, received, refunded, most } = of
  const exact = (amount: number) => money.exact(moneyIn(amount, currency))
  const spoken = words('staff-dashboard.money-spoken', {
    currency,
    received: exact(received),
    refunded: exact(refunded),
    day: dates.day(most.day),
    most: exact(most.received),
  })
  return (
    <Surface as="article">
      <Stack>
        <div className={css.sums}>
          <Heading level={3} look="label">
            {currency}
          </Heading>
          <dl className={css.legend}>
            <div>
              <dt className={css.receivedKey}>{words('staff-dashboard.received')}</dt>
              <dd>{exact(received)}</dd>
            </div>
            <div>
              <dt className={css.refundedKey}>{words('staff-dashboard.refunded')}</dt>
              <dd>{exact(refunded)}</dd>
            </div>
          </dl>
        </div>
        <DayColumns of={of} depth={depth} label={spoken} />
        <Disclosure title={words('staff-dashboard.as-table')}>
          <PlainTable
            label={words('staff-dashboard.table-of', { currency })}
            columns={[
              { title: words('staff-dashboard.day') },
              { title: words('staff-dashboard.received'), isNumber: true },
              { title: words('staff-dashboard.refunded'), isNumber: true },
            ]}
          >
            <tbody>
              {of.days.map((each) => (
                <tr key={each.day}>
                  <th scope="row">{dates.shortDay(each.day)}</th>
                  <td data-number>{exact(each.received)}</td>
                  <td data-number>{exact(each.refunded)}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Disclosure>
      </Stack>
    </Surface>
  )
}
