import { type PlainDate, type AddOnOffer, withOther, withTaking } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { dot, useLaterWords } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'
import type { RoomAddOnsProps } from './room-add-ons.tsx'
import { DayChoice } from './day-choice.tsx'
import { offerStanding } from './offer-standing.ts'
import { TakingBox } from './taking-box.tsx'

export type OfferLineProps = RoomAddOnsProps & {
  readonly offer: AddOnOffer
  /** By the property's calendar. */
  readonly today: PlainDate
}

/** A line of the menu: what it is, what it costs, and what of it is taken. */
export function OfferLine(props: OfferLineProps) {
  const { offer, room, selection, reservation, today, onChoose } = props
  const words = useLaterWords()
  const line = useRef<HTMLLIElement>(null)
  const next = useRef<'box' | 'add' | 'days'>(undefined)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (next.current === undefined) return
    const boxes = line.current?.querySelectorAll<HTMLElement>('[data-taking]') ?? []
    const box = next.current === 'box' ? boxes[boxes.length - 1] : undefined
    const days = next.current === 'days' ? line.current?.querySelector('[data-days]') : undefined
    const place = days ?? box ?? line.current?.querySelector('[data-add]') ?? boxes[0]
    place?.querySelector<HTMLElement>('select, button')?.focus()
    next.current = undefined
  })
  const { roomNumber } = room
  const { offerId, name, note, noticeDays } = offer
  const { takings, freeDays, canAdd, isHad, most } = offerStanding(offer, props, today)
  const isShut = !canAdd && takings.length === 0
  // A box stays the same one while its day is changed.
  const boxes = takings.map((taking, place) => ({ taking, place }))
  const add = (day?: PlainDate) => {
    next.current = 'box'
    setAsking(false)
    const taking = { kind: 'add', roomNumber, offerId, quantity: 1 } as const
    onChoose(withTaking(selection, day ? { ...taking, day } : taking))
  }
  // What is for a day is added once its day is known: none is presumed.
  const askOrAdd = () => {
    if (!offer.hasDay) return add()
    next.current = 'days'
    return setAsking(true)
  }
  return (
    <li ref={line} className={isShut ? css.shutOffer : css.offer}>
      <div className={css.head}>
        <span className={css.dish}>{name}</span>
        <OfferPrice {...props} />
        <span className={css.about}>{note}</span>
      </div>
      {boxes.map(({ place, taking }) => (
        <TakingBox
          key={place}
          taking={taking}
          offer={offer}
          reservation={reservation}
          freeDays={freeDays}
          most={most(taking)}
          guestCurrency={props.guestCurrency}
          onChange={(other) => {
            if (!other) next.current = 'add'
            onChoose(withOther(selection, taking, other))
          }}
        />
      ))}
      {isAsking && freeDays.length > 0 && (
        <DayChoice
          name={name}
          days={freeDays}
          reservation={reservation}
          onDay={add}
          onLeave={() => {
            next.current = 'add'
            setAsking(false)
          }}
        />
      )}
      {canAdd && !isAsking && (
        <div className={takings.length > 0 ? css.quietAct : css.act} data-add>
          <Button
            tone={takings.length > 0 ? 'quiet' : 'secondary'}
            size={takings.length > 0 ? 'small' : 'regular'}
            icon="plus"
            onPress={askOrAdd}
          >
            {words(takings.length > 0 ? 'add-services.another-day' : 'add-services.add')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isShut && (
        <p className={css.note}>
          {words(isHad ? 'add-services.had' : 'add-services.closed', { days: noticeDays })}
        </p>
      )}
    </li>
  )
}

/** What is charged, and for whom: the sum that stands in the price once it is added. */
function OfferPrice({ offer, guestCurrency }: OfferLineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { unitPrice, category, hasDay, maxQuantity } = offer
  // Of a single thing the price says it all.
  const isOneOff = category === 'other' && maxQuantity === 1
  const unit = isOneOff
    ? []
    : [
        words(`add-services.unit-${category}`),
        ...(hasDay || category === 'other' ? [] : [words('add-services.whole-stay')]),
      ]
  const notes = [money.approx(unitPrice), unit.join(', ')].filter(Boolean)
  return (
    <>
      <span className={css.price}>{money.exact(unitPrice)}</span>
      {notes.length > 0 && <span className={css.unit}>{notes.join(dot)}</span>}
    </>
  )
}
