import type { Room } from '@veranda/domain'
import { lazy, Suspense } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { ServicesByCategory } from '../services-by-category/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { useWords } from '../words/index.ts'
import { DailyRates } from './daily-rates.tsx'
import { GuestsOfRoom } from './guests-of-room.tsx'
import * as css from './room-card.css.ts'

/** Below the fold: drawn after the first view, in a box that already has its size. */
const RoomScene = lazy(async () => ({ default: (await import('../../scenes/rooms/index.ts')).RoomScene }))

export type RoomCardProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
}

/** A room as the guest knows it: what it is, who sleeps in it, what belongs to it, what it costs. */
export function RoomCard({ room, guestCurrency }: RoomCardProps) {
  const words = useWords()
  const money = useMoney(guestCurrency)
  const { category, ratePlan, roomNumber } = room
  const isGone = room.status === 'cancelled'
  const titleId = `room-${roomNumber}`
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={isGone ? `${css.picture} ${css.gone}` : css.picture}>
        {category.photoUrl ? (
          <img className={css.cover} src={category.photoUrl} alt="" loading="lazy" />
        ) : (
          <Suspense>
            <RoomScene view={category.view} variant={variantOf(roomNumber)} />
          </Suspense>
        )}
      </div>
      <div className={css.body}>
        <div>
          <div className={css.over}>
            <span className={css.quiet}>
              {words('room-card.number', { number: roomNumber })}
              {room.isMain && ` · ${words('room-card.main')}`}
            </span>
            <StatusBadge status={room.status} />
          </div>
          <Heading level={3} look="title" id={titleId}>
            {category.name}
          </Heading>
          <Text look="small" tone="muted">
            {words('room-card.size', { beds: category.beds, size: category.squareMeters })}
          </Text>
          <Text look="small" tone="muted">
            {ratePlan.name} · {words(`room-card.${ratePlan.kind}`)} · {room.roomConfirmation}
          </Text>
        </div>
        <GuestsOfRoom guests={room.guests} />
        <ServicesByCategory services={room.services} />
        <NamedLines title={words('room-card.amenities')} lines={[category.amenities.join(' · ')]} />
        <NamedLines title={words('room-card.requests')} lines={room.specialRequests} />
        <NamedLines
          title={words('room-card.certificates')}
          lines={room.certificates.map(
            ({ description, code, amount }) => `${description} (${code}): ${money.exact(amount)}`,
          )}
        />
        <DailyRates room={room} />
        {!isGone && (
          <div className={css.total}>
            <span>{words('room-card.total')}</span>
            <Price emphasis text={money.exact(room.total)} approx={money.approx(room.total)} />
          </div>
        )}
      </div>
    </article>
  )
}

function NamedLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const said = lines.filter(Boolean)
  if (said.length === 0) return null
  return (
    <Stack gap="hair">
      <Heading level={4}>{title}</Heading>
      {said.map((line) => (
        <Text key={line} look="small" tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

const variantOf = (roomNumber: number): 0 | 1 | 2 => (roomNumber % 3 === 0 ? 2 : roomNumber % 3 === 1 ? 0 : 1)
