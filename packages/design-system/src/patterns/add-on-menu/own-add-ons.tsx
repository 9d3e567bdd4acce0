import {
  isGivenBack,
  isIncluded,
  isInTime,
  type AddOn,
  type AddOnMenu,
  type CurrencyCode,
  money as moneyOf,
  type Room,
  today,
  withGivenBack,
  withRetained,
} from '@veranda/domain'
import { useState } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { valueIn } from '../loaded/index.ts'
import { useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'
import type { RoomAddOnsProps } from './room-add-ons.tsx'

export type OwnAddOnsProps = Omit<RoomAddOnsProps, 'menu'> & {
  readonly menu: AddOnMenu
  /** Whether it is known yet until when each can be given back. */
  readonly isKnown: boolean
  /** Nothing is sold below, which it would push out of sight. */
  readonly open: boolean
}

/** What the room has that costs something; what can be given back, and until when. Where there is room, a card beside says it. */
export function OwnAddOns(props: OwnAddOnsProps) {
  const { room, selection, open, state } = props
  const words = useLaterWords()
  const money = useMoney()
  const own = ownOf(room)
  // What is given back is in sight when the page is; later the guest alone folds it.
  const [isOpen] = useState(open || own.some(({ addOnId }) => isGivenBack(selection, addOnId)))
  const [first] = own
  if (!first) return null
  const names = own.map(({ name }) => name).join(dot)
  return (
    <section
      className={state.kind === 'not-allowed' ? undefined : css.withoutBeside}
      aria-label={words('add-services.yours')}
    >
      <Disclosure
        title={words('add-services.yours')}
        summary={
          isOpen ? undefined : inLine(`${names}${dot}${money.exact(sumOf(own, first.total.currency))}`)
        }
        open={isOpen}
      >
        <ul className={css.lines}>
          {own.map((service) => (
            <OwnLine key={service.addOnId} {...props} service={service} />
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

/** The same with its sum, beside the menu where there is room for it. */
export function OwnAddOnsBeside(props: RoomAddOnsProps) {
  const { room, menu, guestCurrency } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const own = ownOf(room)
  const [first] = own
  if (!first) return null
  const known = valueIn(menu) ?? { offers: [], taken: [] }
  const sum = sumOf(own, first.total.currency)
  return (
    <section className={css.besideOnly} aria-label={words('add-services.yours')}>
      <Surface tone="sunken">
        <Stack gap="small">
          <Heading level={2} look="lead">
            {words('add-services.yours')}
          </Heading>
          <ul className={css.lines}>
            {own.map((service) => (
              <OwnLine
                key={service.addOnId}
                {...props}
                menu={known}
                isKnown={menu.kind === 'ready'}
                open
                service={service}
              />
            ))}
          </ul>
          <PriceLines
            lines={[
              {
                label: words('price-summary.total'),
                text: money.exact(sum),
                approx: money.approx(sum),
                emphasis: true,
              },
            ]}
          />
        </Stack>
      </Surface>
    </section>
  )
}

const ownOf = ({ services }: Room) => services.filter((service) => !isIncluded(service))

const sumOf = (own: readonly AddOn[], currency: CurrencyCode) =>
  moneyOf(
    own.reduce((so, { total }) => so + total.amount, 0),
    currency,
  )

function OwnLine({
  service,
  menu,
  isKnown,
  reservation,
  clock,
  guestCurrency,
  state,
  selection,
  onChoose,
}: OwnAddOnsProps & { readonly service: AddOn }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney(guestCurrency)
  const { addOnId, name, quantity, date, total, unitPrice, isPaid } = service
  const { until } = menu.taken.find((one) => one.addOnId === addOnId) ?? {}
  const isOpen = until !== undefined && isInTime(until, 0, today(reservation.property.timeZone, clock()))
  const goes = isGivenBack(selection, addOnId)
  const notes = [
    date && dates.namedDay(date),
    quantity > 1 && words('services.each', { amount: money.exact(unitPrice) }),
    words(isPaid ? 'services.paid' : 'services.unpaid'),
  ]
  const term = (): string | undefined => {
    if (!isKnown || state.kind === 'not-allowed') return undefined
    if (until === undefined) return words('add-services.fixed')
    return words(isOpen ? 'add-services.until' : 'add-services.over', { day: dates.day(until) })
  }
  const called = quantity > 1 ? words('services.quantity', { quantity, name }) : name
  return (
    <li className={css.own}>
      <div className={css.wording}>
        {goes ? <s className={css.gone}>{called}</s> : <span className={css.name}>{called}</span>}
        <span className={css.note}>{inLine(notes.filter(Boolean).join(dot))}</span>
        {!goes && term() && <span className={css.note}>{term()}</span>}
      </div>
      <div className={css.price}>
        {money.exact(total)}
        {money.approx(total) && <span className={css.note}>{money.approx(total)}</span>}
      </div>
      {(isOpen || goes) && state.kind !== 'not-allowed' && (
        <div className={goes ? css.act : css.quietAct}>
          <Row gap="small" align="center" wrap>
            {goes && <Badge tone="neutral">{words('add-services.goes')}</Badge>}
            <Button
              tone={goes ? 'secondary' : 'quiet'}
              size="small"
              onPress={() =>
                onChoose(goes ? withRetained(selection, addOnId) : withGivenBack(selection, addOnId))
              }
            >
              {words(goes ? 'add-services.keep' : 'add-services.give-back')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Row>
        </div>
      )}
    </li>
  )
}
