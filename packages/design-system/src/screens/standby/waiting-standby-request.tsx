import { type Money, money as amountOf, nightsOf, type RoomStandbyState, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Button } from '../../components/button/index.ts'
import { Facts } from '../../components/facts/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inBoth } from '../../patterns/money/in-both.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { CategoryScene } from '../../patterns/room-card/category-scene.tsx'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { RoomStandbyProps } from './room-standby-card.tsx'
import { addedToday } from './added-today.ts'
import * as css from './standby.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

type Waiting = Extract<RoomStandbyState, { readonly kind: 'waiting' }>

/** A request on the list: its place, for how much at most, what happens next, and the way out. */
export function WaitingStandbyRequest(props: RoomStandbyProps & { readonly request: Waiting }) {
  const { reservation, room, standby, opensOn, outcome, request, guestCurrency, onDraft, onWithdraw } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const dates = useDates()
  const intl = useIntl()
  const { roomNumber } = room
  const isBusy = outcome?.kind === 'sending'
  const { stay } = reservation
  const written = (amount: Money) => inBoth(money.exact(amount), money.approx(amount))
  const wholeStay = amountOf(request.ceiling.amount * nightsOf(stay), request.ceiling.currency)
  const change = () =>
    onDraft(roomNumber, {
      roomTypeIds: request.places.map(({ roomTypeId }) => roomTypeId),
      ceiling: intl.formatNumber(toMajor(request.ceiling), { useGrouping: false }),
    })
  const pictureOf = (id: number) => {
    const offer = standby.offers.find(({ category }) => category.roomTypeId === id)
    return offer && <CategoryScene category={offer.category} />
  }
  return (
    <Stack gap="medium">
      <ol className={css.places}>
        {request.places.map(({ roomTypeId, name, place, of }, index) => (
          <li key={roomTypeId} className={css.place}>
            <span className={css.thumb}>{pictureOf(roomTypeId)}</span>
            <span className={css.words}>
              {request.places.length > 1 && (
                <span className={css.quiet}>{words('standby.rank', { rank: index + 1 })}</span>
              )}
              <strong className={css.name}>{name}</strong>
              <span className={css.standing}>
                {of === 1 ? words('standby.place-alone') : words('standby.place', { place, of })}
              </span>
              <OnSale {...props} roomTypeId={roomTypeId} />
            </span>
          </li>
        ))}
      </ol>
      <Facts
        items={[
          {
            term: words('standby.your-maximum'),
            detail: words('standby.waiting-ceiling', { amount: written(request.ceiling) }),
            note: words('standby.at-most', { amount: written(wholeStay), nights: nightsOf(stay) }),
          },
        ]}
      />
      <Facts
        items={[
          {
            term: words('standby.next'),
            detail: words('standby.given-from', { date: dates.day(opensOn) }),
          },
        ]}
      />
      <div className={css.actions}>
        <Button tone="secondary" busy={isBusy} onPress={change}>
          {words('standby.edit')}
        </Button>
        <Button tone="quiet" busy={isBusy} onPress={() => onWithdraw(roomNumber)}>
          {words('standby.withdraw')}
        </Button>
        <StillUnderway is={isBusy} />
      </div>
    </Stack>
  )
}

/** What is waited for and can be had today, above the guest's maximum: for how much, and where. */
function OnSale(props: RoomStandbyProps & { readonly roomTypeId: number }) {
  const { reservation, room, standby, guestCurrency, roomTypeId, backHref, onBack } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const offer = standby.offers.find(({ category }) => category.roomTypeId === roomTypeId)
  const more = offer?.availability.kind === 'available' && addedToday(room, reservation.stay, offer)
  if (!more || more.amount <= 0) return null
  return (
    <>
      <span className={css.quiet}>
        {words('standby.on-sale-now', { amount: inBoth(money.exact(more), money.approx(more)) })}
      </span>
      <span className={css.quiet}>
        <TextLink href={backHref} onNavigate={onBack}>
          {words('standby.take-now')}
          <VisuallyHidden>: {offer?.category.name}</VisuallyHidden>
        </TextLink>
      </span>
    </>
  )
}
