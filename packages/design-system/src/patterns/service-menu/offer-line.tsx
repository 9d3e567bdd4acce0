import {
  activeRooms,
  daysToTake,
  isOpen,
  nightsOf,
  type PlainDate,
  quantityLeft,
  type ServiceOffer,
  takingsOf,
  withOther,
  withTaking,
} from '@veranda/domain'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { averagePerNight } from '../services-by-category/service-price.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './service-menu.css.ts'
import type { RoomServicesProps } from './room-services.tsx'
import { TakingBox } from './taking-box.tsx'

export type OfferLineProps = RoomServicesProps & {
  readonly offer: ServiceOffer
  /** By the property's calendar. */
  readonly today: PlainDate
}

/** A line of the menu: what it is, what it costs, and what of it is taken. */
export function OfferLine(props: OfferLineProps) {
  const { offer, room, wish, menu, reservation, today, onChoose } = props
  const words = useLaterWords()
  const line = useRef<HTMLLIElement>(null)
  const next = useRef<'box' | 'add'>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const boxes = line.current?.querySelectorAll<HTMLElement>('[data-taking]') ?? []
    const box = next.current === 'box' ? boxes[boxes.length - 1] : undefined
    const place = box ?? line.current?.querySelector('[data-add]') ?? boxes[0]
    place?.querySelector<HTMLElement>('select, button')?.focus()
    next.current = undefined
  })
  const { roomNumber } = room
  const { offerId, name, note, noticeDays } = offer
  const takings = takingsOf(wish, roomNumber, offerId)
  // A box stays the same one while its day is changed.
  const boxes = takings.map((taking, place) => ({ taking, place }))
  const taken = menu.kind === 'ready' ? menu.menu.taken : []
  const facts = { rooms: activeRooms(reservation.rooms), taken, wish }
  const isFree = (day: PlainDate | undefined) => quantityLeft(offer, { roomNumber, day }, facts) > 0
  const freeDays = daysToTake(offer, reservation.stay, today).filter(
    (day) => isFree(day) && !takings.some((one) => one.day === day),
  )
  const [day] = freeDays
  const isOnTime = isOpen(offer, reservation.stay, today)
  const canAdd = isOnTime && (offer.hasDay ? day !== undefined : takings.length === 0 && isFree(undefined))
  const add = () => {
    next.current = 'box'
    const taking = { kind: 'add', roomNumber, offerId, quantity: 1 } as const
    onChoose(withTaking(wish, offer.hasDay && day ? { ...taking, day } : taking))
  }
  return (
    <li ref={line} className={css.offer}>
      <div className={css.head}>
        <span className={css.dish}>{name}</span>
        <span className={css.leader} aria-hidden="true" />
        <OfferPrice {...props} />
        <span className={css.about}>{note}</span>
      </div>
      {boxes.map(({ place, taking }) => (
        <TakingBox
          key={place}
          taking={taking}
          offer={offer}
          freeDays={freeDays}
          most={quantityLeft(offer, taking, facts)}
          guestCurrency={props.guestCurrency}
          onChange={(other) => {
            if (!other) next.current = 'add'
            onChoose(withOther(wish, taking, other))
          }}
        />
      ))}
      {canAdd && (
        <div className={takings.length > 0 ? css.quietAct : css.act} data-add>
          <Button tone={takings.length > 0 ? 'quiet' : 'secondary'} size="small" icon="plus" onPress={add}>
            {words(takings.length > 0 ? 'add-services.another-day' : 'add-services.add')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {!canAdd && takings.length === 0 && (
        <p className={css.note}>
          {words(isOnTime ? 'add-services.full' : 'add-services.closed', { days: noticeDays })}
        </p>
      )}
    </li>
  )
}

/** For the whole stay, an average per night (section 3); for a day, what one costs. */
function OfferPrice({ offer, reservation, guestCurrency }: OfferLineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { unitPrice, category, hasDay } = offer
  const perNight = hasDay
    ? undefined
    : averagePerNight({ category, unitPrice, total: unitPrice }, nightsOf(reservation.stay))
  const notes = [
    money.approx(perNight ?? unitPrice),
    words(perNight ? 'add-services.average' : `add-services.unit-${category}`),
    perNight && words('add-services.for-stay', { amount: money.exact(unitPrice) }),
  ]
  return (
    <>
      <span className={css.price}>{money.exact(perNight ?? unitPrice)}</span>
      <span className={css.unit}>
        {notes.map(
          (note) =>
            note && (
              <span key={note} className={css.note}>
                {note}
              </span>
            ),
        )}
      </span>
    </>
  )
}
