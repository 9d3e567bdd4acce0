import {
  money as moneyOf,
  type PlainDate,
  type Reservation,
  type AddOnOffer,
  type Taking,
} from '@veranda/domain'
import { SelectField } from '../../components/select-field/index.ts'
import { Stepper } from '../../components/stepper/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './add-on-menu.css.ts'
import { useDayWords } from './use-day-words.ts'
import { refusedTakingId } from './refused-taking.ts'
import { TakeOff } from './take-off.tsx'

export type TakingBoxProps = {
  readonly taking: Taking
  readonly offer: AddOnOffer
  readonly reservation: Pick<Reservation, 'stay' | 'property'>
  /** The other days it can be for. */
  readonly freeDays: readonly PlainDate[]
  readonly most: number
  /** It is not given on that day. */
  readonly isRefused: boolean
  readonly guestCurrency?: GuestCurrency | undefined
  /** Another day or quantity; nothing where it is taken off. */
  readonly onChange: (taking: Taking | undefined) => void
}

/** What is taken of an offer: on which day, how many, and what that is. */
export function TakingBox(props: TakingBoxProps) {
  const { taking, offer, reservation, freeDays, most, isRefused, guestCurrency, onChange } = props
  const words = useLaterWords()
  const dayWords = useDayWords(reservation)
  const money = useMoney(guestCurrency)
  const { day, quantity } = taking
  const { name, unitPrice, category, maxQuantity } = offer
  const total = moneyOf(unitPrice.amount * quantity, unitPrice.currency)
  const isForGuests = category === 'for-guest'
  const days = day === undefined ? [] : [...freeDays, day].toSorted()
  return (
    <div
      className={isRefused ? css.refusedTaking : css.taking}
      id={isRefused ? refusedTakingId : undefined}
      data-taking
      role="group"
      aria-label={name}
    >
      {day !== undefined && (
        <SelectField
          label={words('add-services.day')}
          error={isRefused ? words('add-services.day-refused') : undefined}
          value={day}
          options={days.map((one) => ({
            value: one,
            label: dayWords(one),
          }))}
          onChange={(chosen) => {
            const other = days.find((one) => one === chosen)
            if (other) onChange({ ...taking, day: other })
          }}
        />
      )}
      {maxQuantity > 1 && (
        <Stepper
          look="field"
          label={words(isForGuests ? 'add-services.guests' : 'add-services.quantity')}
          value={quantity}
          least={1}
          most={Math.max(quantity, most)}
          lessLabel={words('add-services.less', { name })}
          moreLabel={words('add-services.more', { name })}
          onChange={(count) => onChange({ ...taking, quantity: count })}
        />
      )}
      <div className={css.sum}>
        <TakeOff name={name} onPress={() => onChange(undefined)} />
        <span className={css.price}>
          {money.exact(total)}
          {money.approx(total) && <span className={css.note}>{money.approx(total)}</span>}
        </span>
      </div>
    </div>
  )
}
