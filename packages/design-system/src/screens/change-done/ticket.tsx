import {
  changedPartsOf,
  freeCancellation,
  isNamed,
  isOtherRoom,
  isZero,
  type Money,
  type Room,
  withoutSign,
} from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { FileLink } from '../../components/file-link/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Happening } from '../../patterns/happening/index.ts'
import { calendarFileHref, calendarFileName } from '../../patterns/calendar-file/index.ts'
import { subjectOf } from '../../patterns/change-price/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { useFreeWords } from '../../patterns/price-change/index.ts'
import { StayChange } from '../../patterns/stay-change/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'
import type { ChangeDoneScreenProps } from './change-done-screen.tsx'
import { RoomsAndAddOns } from './rooms-and-add-ons.tsx'
import { Settled } from './settled.tsx'
import * as css from './ticket.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

/** What is another from now on, like a ticket, on one part; on the other what it costs and what happens next. */
export function Ticket(props: ChangeDoneScreenProps) {
  const { reservation, change, money, guestCurrency, letterTo, reservationHref, onReservation } = props
  const { guestsHref, onGuests, automaticHref, onAutomatic, now } = props
  const { currency, property, reservationCode } = reservation
  const words = useLaterWords()
  const dates = useDates()
  const { exact, approx } = useMoney(guestCurrency)
  const signed = useSignedMoney()
  const freeWords = useFreeWords(property.timeZone)
  const subject = subjectOf(change)
  const moves = changedPartsOf(change).includes('dates')
  const count = change.rooms.filter(isOtherRoom).length
  const line = (label: string, price: Money): PriceLine => ({
    label,
    text: exact(price),
    approx: approx(price),
  })
  return (
    <article className={css.ticket}>
      <div className={css.stay}>
        <header className={css.header}>
          <span className={css.mark}>
            <Icon name="check" />
          </span>
          <Text look="small" tone="muted">
            {wholeCodes(words('change-done.code', { code: reservationCode }))}
          </Text>
          <Heading level={1} look="hero">
            {words(`change-done.title-${isGivenBack(change) ? 'given-back' : subject}`, { count })}
          </Heading>
          <Text look="lead" tone="muted">
            {words('change-done.lead', {
              hotel: property.name,
              day: dates.day(change.after.arrival),
            })}
          </Text>
        </header>
        {moves && <StayChange before={change.before} after={change.after} look="poster" />}
        <RoomsAndAddOns reservation={reservation} change={change} />
        <div className={css.option}>
          <ButtonLink tone="primary" href={reservationHref} onNavigate={onReservation}>
            {words('change-done.back')}
          </ButtonLink>
          {guestsHref && reservation.rooms.some(hasUnnamed) && (
            <ButtonLink tone="secondary" href={guestsHref} onNavigate={onGuests}>
              {words('change-done.name-guests')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={css.stub}>
        <section className={css.price}>
          <Heading level={2} look="lead">
            {words('change-done.price')}
          </Heading>
          <PriceLines
            lines={[
              line(words('change-done.price-before'), change.currentTotal),
              line(
                words(subject === 'dates' ? 'change-done.price-after' : 'price-change.after'),
                change.newTotal,
              ),
              {
                label: words('price-change.difference'),
                text: signed(change.difference),
                tone: change.difference.amount < 0 ? 'positive' : 'ink',
                approx: isZero(change.difference) ? undefined : approx(withoutSign(change.difference)),
                emphasis: true,
              },
            ]}
          />
          {guestCurrency && guestCurrency.currency !== currency && (
            <Text look="small" tone="muted">
              {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
            </Text>
          )}
        </section>
        <Settled money={money} />
        {automaticHref && money.kind === 'before-arrival' && (
          <div>
            <ButtonLink tone="secondary" size="small" href={automaticHref} onNavigate={onAutomatic}>
              {words('change-done.charge-automatically')}
            </ButtonLink>
          </div>
        )}
        {paysInFull(props) && (
          <Happening
            icon="check"
            title={words('change-done.paid-in-full', { amount: exact(change.newTotal) })}
          >
            {freeWords(freeCancellation(change, { zone: property.timeZone, now }).after)}
          </Happening>
        )}
        <Happening icon={laterIcons.mail} title={words('change-done.letter')}>
          {letterTo
            ? words('change-done.letter-note', { email: letterTo })
            : words('change-done.letter-note-plain')}
        </Happening>
        {moves && <InCalendar {...props} />}
      </div>
    </article>
  )
}

/** Money has moved, and nothing is left to pay. */
const paysInFull = ({ money, reservation }: ChangeDoneScreenProps): boolean =>
  (money.kind === 'paid' || money.kind === 'to-refund') && isZero(reservation.pricing.balance)

/** Nothing but add-ons that were taken before, and are not any more. */
const isGivenBack = (change: ChangeDoneScreenProps['change']): boolean =>
  subjectOf(change) === 'services' && change.services.every(({ kind }) => kind === 'removed')

/** A later version of the same entry: calendars put it in the place of the old one. */
function InCalendar({ reservation, now, onCalendarFile }: ChangeDoneScreenProps) {
  const words = useLaterWords()
  const text = {
    summary: words('calendar-file.summary', { hotel: reservation.property.name }),
    description: words('calendar-file.description', { code: reservation.reservationCode }),
  }
  return (
    <div className={css.option}>
      <FileLink
        tone="secondary"
        wide
        icon="calendar"
        href={calendarFileHref(reservation, text, now)}
        fileName={calendarFileName(reservation)}
        onHandOver={onCalendarFile}
      >
        {words('calendar-file.add')}
      </FileLink>
    </div>
  )
}

/** A guest who was added to a room has no name yet. */
const hasUnnamed = ({ status, guests }: Room): boolean =>
  status !== 'cancelled' && guests.some((guest) => !isNamed(guest))
