import { isIncluded, money as moneyOf, type Room } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'

export type AddOnsSoFarProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
}

/** What the room has and what that comes to, beside the menu where there is room for it. */
export function AddOnsSoFar({ room, guestCurrency }: AddOnsSoFarProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const own = room.services.filter((service) => !isIncluded(service))
  const [first] = own
  if (!first) return null
  const sum = moneyOf(
    own.reduce((so, { total }) => so + total.amount, 0),
    first.total.currency,
  )
  return (
    <div className={css.besideOnly}>
      <Surface as="section" tone="sunken">
        <Stack gap="small">
          <Heading level={2} look="lead">
            {words('add-services.yours')}
          </Heading>
          <PriceLines
            lines={[
              ...own.map(({ name, quantity, total }) => ({
                label: quantity > 1 ? `${words('services.quantity', { quantity })} ${name}` : name,
                text: money.exact(total),
              })),
              {
                label: words('price-summary.total'),
                text: money.exact(sum),
                note: money.approx(sum),
                emphasis: true,
              },
            ]}
          />
        </Stack>
      </Surface>
    </div>
  )
}
