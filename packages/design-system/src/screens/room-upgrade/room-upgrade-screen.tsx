import { activeRooms, canBecomeFree, isActionOpen } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Onward, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Text } from '../../components/text/index.ts'
import {
  ChangeBar,
  type ChangePriceProps,
  namesAsSelected,
  ChangePrice,
} from '../../patterns/change-price/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { valueIn } from '../../patterns/loaded/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { RoomChoosers, type RoomChoosersProps } from '../../patterns/room-choosers/index.ts'
import { categoriesOf, type Alternative } from '../../patterns/room-offer/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type RoomUpgradeScreenProps = Omit<ChangePriceProps, 'rooms' | 'promotionCode'> &
  Omit<RoomChoosersProps, 'rooms' | 'alternatives'> & {
    /** Where a guest looks for days with a room that is free. */
    readonly otherDates: Alternative
    readonly backHref: string
    readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  }

/** A higher category for one's rooms: what it has over today's, what it costs, and on. */
export function RoomUpgradeScreen(props: RoomUpgradeScreenProps) {
  const { reservation, offers, state, selection, help, backHref, onBack, standbyHref, onStandby } = props
  const words = useLaterWords()
  const span = useSpan()
  const { property, stay, rooms } = reservation
  const active = activeRooms(rooms)
  const isClosed = state.kind === 'not-allowed'
  const all = [...(valueIn(offers)?.values() ?? [])].flat()
  // What follows the offers comes with them: their shapes are shorter than they are.
  const isThere = offers.kind !== 'loading'
  const hasOffers = offers.kind !== 'ready' || all.length > 0
  const canWait = all.some(canBecomeFree)
  const canChoose =
    offers.kind === 'loading' || all.some(({ availability }) => availability.kind === 'available')
  const alternatives = canChoose
    ? undefined
    : {
        waitlist: canWait && standbyHref ? { href: standbyHref, onNavigate: onStandby } : undefined,
        otherDates: isActionOpen(reservation, 'change-dates') ? props.otherDates : undefined,
      }
  const price = <ChangePrice {...props} rooms={namesAsSelected(selection, props, categoriesOf(all))} />
  return (
    <StepPage
      step={1}
      steps={1}
      ready="room-upgrade"
      title={words(hasOffers ? 'room-upgrade.title' : 'room-upgrade.title-best', { rooms: active.length })}
      lead={
        isClosed
          ? undefined
          : words(canChoose ? 'room-upgrade.lead' : 'step-page.stay', {
              hotel: property.name,
              stay: span({ from: stay.arrival, until: stay.departure }),
            })
      }
      backLabel={words('room-upgrade.back')}
      backHref={backHref}
      onBack={onBack}
      first={isClosed ? price : <RoomChoosers {...props} rooms={active} alternatives={alternatives} />}
      // Where there is nothing to choose, no price waits for a choice.
      beside={!isClosed && (canChoose || state.kind !== 'choosing') && hasOffers && price}
      help={isThere ? help : undefined}
      bar={<ChangeBar {...props} />}
    >
      <Stack gap="large">
        {!isClosed && canChoose && canWait && standbyHref && (
          <p>
            <TextLink stands="alone" href={standbyHref} onNavigate={onStandby}>
              {words('standby.link')}
            </TextLink>
          </p>
        )}
        {!isClosed && canChoose && isThere && <FinePrint {...props} />}
        {!isClosed && !hasOffers && (
          <Onward>
            <ButtonLink tone="primary" href={backHref} onNavigate={onBack}>
              {words('room-upgrade.back')}
            </ButtonLink>
          </Onward>
        )}
      </Stack>
    </StepPage>
  )
}

function FinePrint({ reservation, guestCurrency }: RoomUpgradeScreenProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { dueAtHotel } = reservation.pricing
  const { currency } = reservation
  return (
    <Text look="small" tone="muted">
      {words('room-upgrade.fine-print')}{' '}
      {dueAtHotel.amount > 0 &&
        `${words('room-upgrade.fine-print-at-hotel', { amount: money.exact(dueAtHotel) })} `}
      {guestCurrency &&
        guestCurrency.currency !== currency &&
        words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
    </Text>
  )
}
