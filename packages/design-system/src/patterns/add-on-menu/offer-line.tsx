import {
  type AddOnOffer,
  headcount,
  type PlainDate,
  type Taking,
  takingsOf,
  withOther,
  withTaking,
} from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'
import type { RoomAddOnsProps } from './room-add-ons.tsx'
import { DayChoice } from './day-choice.tsx'
import { offerStanding } from './offer-standing.ts'
import { refusedTaking } from './refused-taking.ts'
import { TakingBox } from './taking-box.tsx'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { TakeOff } from './take-off.tsx'

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
  // Of what is for no day and there is one of, nothing can be said: it is taken, or it is not.
  const [whole] = offer.hasDay || offer.maxQuantity > 1 ? [] : takings
  const refused = refusedTaking(props.state, selection)
  const add = (day?: PlainDate) => {
    next.current = 'box'
    setAsking(false)
    const taking = { kind: 'add', roomNumber, offerId, quantity: 1 } as const
    onChoose(withTaking(selection, day ? { ...taking, day } : taking))
  }
  const change = (taking: Taking, other: Taking | undefined) => {
    if (!other) next.current = 'add'
    onChoose(withOther(selection, taking, other))
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
        <span className={css.dish}>
          {name}
          {whole && (
            <span className={css.taken}>
              <Icon name="check" />
            </span>
          )}
        </span>
        <span className={css.note}>{note}</span>
      </div>
      <div className={css.foot}>
        {isShut && isHad ? <Had /> : <OfferPrice {...props} />}
        {canAdd && !isAsking && takings.length === 0 && (
          <div data-add>
            <Button tone="secondary" size="small" icon={laterIcons.plus} onPress={askOrAdd}>
              {words('add-services.add')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </div>
        )}
        {whole && (
          <div data-taking role="group" aria-label={name}>
            <TakeOff name={name} onPress={() => change(whole, undefined)} />
          </div>
        )}
      </div>
      {(whole ? [] : boxes).map(({ place, taking }) => (
        <TakingBox
          key={place}
          taking={taking}
          offer={offer}
          reservation={reservation}
          freeDays={freeDays}
          most={most(taking)}
          isRefused={taking === refused}
          guestCurrency={props.guestCurrency}
          onChange={(other) => change(taking, other)}
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
      {canAdd && !isAsking && takings.length > 0 && (
        <div className={css.quietAct} data-add>
          <Button tone="quiet" size="small" icon={laterIcons.plus} onPress={askOrAdd}>
            {words('add-services.another-day')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isShut && !isHad && <p className={css.note}>{words('add-services.closed', { days: noticeDays })}</p>}
    </li>
  )
}

/** In the price's place: what was paid for it may be another sum than is asked for today. */
function Had() {
  const words = useLaterWords()
  return (
    <span className={css.had}>
      <Icon name="check" />
      {words('add-services.had')}
    </span>
  )
}

/** What is charged, and for whom: the sum that stands in the price once it is added. */
function OfferPrice({ offer, room, selection, guestCurrency }: OfferLineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { unitPrice, category, hasDay, maxQuantity } = offer
  // Of what there is one of, each room takes its own.
  const each = category === 'other' && maxQuantity === 1 ? 'for-room' : category
  const unit = [
    words(`add-services.unit-${each}`),
    !hasDay && category !== 'other' && words('add-services.whole-stay'),
  ]
  const party = headcount(room.occupancy)
  // What is taken says its own sum below.
  const isTaken = takingsOf(selection, room.roomNumber, offer.offerId).length > 0
  const isForParty = category === 'for-guest' && party > 1 && party <= maxQuantity && !isTaken
  return (
    <span className={css.unitPrice}>
      {money.exact(unitPrice)}{' '}
      <span className={css.unit}>
        {inLine([money.approx(unitPrice), unit.filter(Boolean).join('')].filter(Boolean).join(dot))}
      </span>
      {isForParty && (
        <span className={css.note}>
          {words('add-services.for-party', {
            guests: party,
            amount: money.exact({ ...unitPrice, amount: unitPrice.amount * party }),
          })}
        </span>
      )}
    </span>
  )
}
