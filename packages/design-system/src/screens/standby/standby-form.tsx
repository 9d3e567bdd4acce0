import {
  canBecomeFree,
  ceilingRestriction,
  type CurrencyCode,
  highestCeiling,
  money as amountOf,
  nightsOf,
  type Room,
  type RoomOffer,
  type StandbyRefusal,
  startingCeiling,
  type Stay,
  toMajor,
  typedAmount,
} from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { inBoth } from '../../patterns/money/in-both.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import { addedToday } from './added-today.ts'
import { AmountField } from './amount-field.tsx'
import { RankedOffers } from './ranked-offers.tsx'
import type { RoomStandbyProps } from './room-standby-card.tsx'
import type { StandbyDraft } from './standby-state.ts'
import * as css from './standby.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

/** Which part of a request each refusal is about. */
const partOf: Record<StandbyRefusal, 'ranking' | 'ceiling'> = {
  'nothing-ranked': 'ranking',
  'ranked-twice': 'ranking',
  'not-superior': 'ranking',
  'too-small': 'ranking',
  'no-ceiling': 'ceiling',
  'ceiling-too-high': 'ceiling',
  'available-now': 'ceiling',
}

/** Which rooms a guest would take, in order, and the most a night may cost more. */
export function StandbyForm(props: RoomStandbyProps & { readonly draft: StandbyDraft }) {
  const { reservation, room, standby, outcome, draft, guestCurrency, backHref, onBack, onDraft, onAsk } =
    props
  const words = useLaterWords()
  const roomName = useRoomName()
  const money = useMoney(guestCurrency)
  // What is missing is said once it was to be sent.
  const [wasTried, setTried] = useState(false)
  const { currency, stay } = reservation
  const { roomNumber } = room
  const isOnList = standby.state.kind === 'waiting'
  const heard = outcome?.kind === 'refused' && outcome.roomNumber === roomNumber ? outcome.refusal : undefined
  const typed = typedAmount(draft.ceiling, currency)
  // The next step up first, as stairs are climbed.
  const offers = standby.offers
    .filter(canBecomeFree)
    .toSorted((one, other) => one.category.rank - other.category.rank)
  const asked = { roomTypeIds: draft.roomTypeIds, ceiling: typed?.amount ?? 0 }
  // What is above today's difference is said at once: the room may be had now.
  const above = ceilingRestriction(asked, room, { offers, stay })
  const refusal = above?.kind ?? (wasTried ? refusalOf(draft, currency) : undefined) ?? heard
  const errorOf = (part: 'ranking' | 'ceiling') =>
    refusal && partOf[refusal] === part
      ? words(`standby.${refusal}`, {
          most: money.exact(above?.most ?? amountOf(highestCeiling, currency)),
          name: above?.offer.category.name ?? '',
          amount: above ? money.exact(above.perNight) : '',
        })
      : undefined
  const submit = () => {
    if (outcome?.kind === 'sending') return
    const isReady = refusalOf(draft, currency) === undefined && !above
    setTried(!isReady)
    if (isReady) onAsk(roomNumber)
  }
  const wholeStay =
    typed && typed.amount <= highestCeiling ? amountOf(typed.amount * nightsOf(stay), currency) : undefined
  // Without a choice the lowest difference of all categories is the amount to begin with.
  const wanted =
    draft.roomTypeIds.length > 0 ? draft.roomTypeIds : offers.map(({ category }) => category.roomTypeId)
  const lowest = lowestDifference(
    offers.filter(({ category }) => wanted.includes(category.roomTypeId)),
    room,
    stay,
  )
  const start = draft.ceiling === '' ? startingCeiling(wanted, room, offers) : undefined
  // Of what stands in the field alone.
  const total = wholeStay && wholeStay.amount > 0 && !above ? wholeStay : undefined
  return (
    <Form label={words('standby.form', { room: roomName({ roomNumber }) })} onSubmit={submit}>
      <Stack gap="large">
        <RankedOffers
          room={room}
          stay={stay}
          offers={offers}
          guestCurrency={guestCurrency}
          ranked={draft.roomTypeIds}
          error={errorOf('ranking')}
          bookHref={backHref}
          onBook={onBack}
          onRanked={(roomTypeIds) => onDraft(roomNumber, { ...draft, roomTypeIds })}
        />
        <div className={css.amount}>
          <AmountField
            label={words('standby.ceiling')}
            name="ceiling"
            value={draft.ceiling}
            currency={currency}
            error={errorOf('ceiling')}
            hint={
              // Why it cannot be as much is said once.
              lowest && !above
                ? words('standby.ceiling-hint-below', {
                    amount: inBoth(money.exact(lowest.more), money.approx(lowest.more)),
                    name: lowest.name,
                    bookable: lowest.isBookable ? 'yes' : 'no',
                  })
                : words('standby.ceiling-hint')
            }
            onChange={(ceiling) => onDraft(roomNumber, { ...draft, ceiling })}
          />
          <div className={css.beside}>
            {start && (
              <Button
                tone="secondary"
                size="small"
                onPress={() => onDraft(roomNumber, { ...draft, ceiling: String(toMajor(start)) })}
              >
                {words('standby.start-with', { amount: money.calm(start) })}
              </Button>
            )}
            <strong className={css.total} aria-live="polite">
              {total && words('standby.at-most', { amount: money.exact(total), nights: nightsOf(stay) })}
            </strong>
          </div>
          {total && (
            <p className={css.aboutTotal}>
              {inLine([money.approx(total), words('price-summary.taxes')].filter(Boolean).join(dot))}
            </p>
          )}
        </div>
        <div className={css.actions}>
          <Button tone="primary" type="submit" busy={outcome?.kind === 'sending'}>
            {words(isOnList ? 'standby.change' : 'standby.ask')}
          </Button>
          <StillUnderway is={outcome?.kind === 'sending'} />
          {isOnList && (
            <Button tone="quiet" onPress={() => onDraft(roomNumber, undefined)}>
              {words('standby.leave')}
            </Button>
          )}
          {!isOnList && <p className={css.quiet}>{words('standby.ask-free')}</p>}
        </div>
      </Stack>
    </Form>
  )
}

/** The room type that adds the least to a night today: what a request for all of them has to stay below. */
function lowestDifference(offers: readonly RoomOffer[], room: Room, stay: Stay) {
  return offers
    .flatMap((offer) => {
      const more = addedToday(room, stay, offer)
      return more && more.amount > 0
        ? [{ more, name: offer.category.name, isBookable: offer.availability.kind === 'available' }]
        : []
    })
    .toSorted((one, other) => one.more.amount - other.more.amount)
    .at(0)
}

/** What is missing or mistyped, as the service would say it. */
function refusalOf(
  { roomTypeIds, ceiling }: StandbyDraft,
  currency: CurrencyCode,
): StandbyRefusal | undefined {
  if (roomTypeIds.length === 0) return 'nothing-ranked'
  const typed = typedAmount(ceiling, currency)
  if (!typed || typed.amount === 0) return 'no-ceiling'
  return typed.amount > highestCeiling ? 'ceiling-too-high' : undefined
}
