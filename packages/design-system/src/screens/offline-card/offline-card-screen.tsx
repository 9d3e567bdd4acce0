import { type Instant, isZero, type OfflineCard, type TimeZone } from '@veranda/domain'
import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { AddressAndMap } from '../../patterns/address-and-map/index.ts'
import { type CardDevice, useCardWords } from '../../patterns/offline-card/index.ts'
import { PolicyTimeline } from '../../patterns/policy-timeline/index.ts'
import { RoomGuests } from '../../patterns/rooms-on-page/index.ts'
import { StayScene, StaySummary } from '../../patterns/stay-summary/index.ts'
import { stayPhase } from '../../patterns/stay-summary/stay-phase.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'
import { CardState } from './card-state.tsx'
import { CardTools } from './card-tools.tsx'
import { MoneyOnCard } from './money-on-card.tsx'
import * as css from './offline-card.css.ts'
import { PhonesOnCard } from './phones-on-card.tsx'
import { RoomsOnCard } from './rooms-on-card.tsx'

export type OfflineCardScreenProps = {
  readonly card: OfflineCard
  readonly now: Instant
  readonly guestTimeZone: TimeZone
  readonly device: CardDevice
  readonly isOnline: boolean
  /** Where the reservation is read as it is now; it needs a network. */
  readonly onward: Onward
  /** Pressed, or the line is there again; nothing without a session. */
  readonly onTryAgain?: (() => void) | undefined
  readonly onRemove: () => void
  readonly onCalendarFile?: (() => void) | undefined
}

type Onward = {
  readonly leadsTo: 'reservation' | 'sign-in'
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** All that is stored of a stay, readable without a network, and nothing to press that would need one. */
export function OfflineCardScreen(props: OfflineCardScreenProps) {
  const { card, now, guestTimeZone, isOnline, onTryAgain } = props
  const { stay, phones } = card
  const words = useLaterWords()
  const { asOf } = useCardWords(props)
  const tryAgain = useEffectEvent(() => onTryAgain?.())
  useEffect(() => {
    const whenOnline = () => tryAgain()
    window.addEventListener('online', whenOnline)
    return () => window.removeEventListener('online', whenOnline)
  }, [])
  return (
    <RoomGuests value={stay.rooms}>
      <div className={css.page} data-ready="offline-card">
        <Inset size="page">
          <Columns
            aside={
              <Stack gap="large">
                <Surface>
                  <PhonesOnCard phones={phones} propertyName={stay.property.name} />
                </Surface>
                {hasMoney(card) && (
                  <Surface>
                    <MoneyOnCard card={card} now={now} guestTimeZone={guestTimeZone} />
                  </Surface>
                )}
                <CardTools {...props} />
              </Stack>
            }
          >
            <StayScene reservation={stay} now={now} />
            <div className={css.stay}>
              <CardState {...props} />
              {/* Without its actions: whatever they are by now, none is open without a network. */}
              <StaySummary reservation={{ ...stay, actions: [] }} />
              {stay.cancellationCode && (
                <Text>{wholeCodes(`${words('cancelled.code')}: ${stay.cancellationCode}`)}</Text>
              )}
            </div>
            <RoomsOnCard rooms={stay.rooms} />
            {stay.policyTimeline.length > 0 && stayPhase(stay, now).kind === 'ahead' && (
              <PolicyTimeline
                tiers={stay.policyTimeline}
                balance={stay.pricing.balance}
                rooms={stay.rooms}
                now={now}
                hotelTimeZone={stay.property.timeZone}
                guestTimeZone={guestTimeZone}
                asOf={asOf(card.readAt)}
              />
            )}
            {stay.status !== 'cancelled' && (
              <Stack gap="tiny">
                <AddressAndMap property={stay.property} />
                {!isOnline && (
                  <Text look="small" tone="muted">
                    {words('offline-card.map-needs-network')}
                  </Text>
                )}
              </Stack>
            )}
          </Columns>
        </Inset>
      </div>
    </RoomGuests>
  )
}

/** Of what was cancelled, and never paid, there is nothing to tell. */
const hasMoney = ({ stay, payments, receipts }: OfflineCard): boolean =>
  !isZero(stay.pricing.total) || payments.length + receipts.length > 0
