import { type Service, serviceCategories } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './services.css.ts'

/** Benefits and extras in their four categories; categories without any are left out. */
export function ServicesByCategory({ services }: { readonly services: readonly Service[] }) {
  const words = useWords()
  const groups = serviceCategories
    .map((category) => ({ category, members: services.filter((service) => service.category === category) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Stack gap="tiny">
      <Heading level={4}>{words('services.title')}</Heading>
      {groups.length === 0 && (
        <Text look="small" tone="muted">
          {words('services.none')}
        </Text>
      )}
      <div className={css.groups}>
        {groups.map(({ category, members }) => (
          <div key={category}>
            <Text look="small" tone="muted">
              {words(`services.${category}`)}
            </Text>
            <ul>
              {members.map((service) => (
                <ServiceLine key={service.serviceId} service={service} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Stack>
  )
}

function ServiceLine({ service }: { readonly service: Service }) {
  const words = useWords()
  const dates = useDates()
  const money = useMoney()
  const { name, category, quantity, date, total, isPaid } = service
  const count = quantity > 1 ? `${words('services.quantity', { quantity })} ` : ''
  const isFree = category === 'free' || total.amount === 0
  return (
    <li className={css.line}>
      <span>
        {count}
        {name}
        {date && <span className={css.note}>{dates.shortDay(date)}</span>}
      </span>
      <span className={css.amount}>
        {isFree ? words('services.is-free') : money.exact(total)}
        {!isFree && <span className={css.note}>{words(isPaid ? 'services.paid' : 'services.unpaid')}</span>}
      </span>
    </li>
  )
}
