import {
  type BalanceBill,
  type BalanceRefusal,
  type BalanceSelection,
  minus,
  money,
  type Reservation,
} from '@veranda/domain'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Choice } from '../../components/choice/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './balance.css.ts'
import { PartTitle } from './part-title.tsx'

/** What a guest has picked so far; each way keeps what was entered for it. */
export type BalancePick = {
  readonly kind: BalanceSelection['kind']
  readonly roomNumbers: readonly (number | null)[]
  readonly typed: string
}

export type BalanceAmountProps = {
  readonly reservation: Reservation
  readonly bill: BalanceBill
  readonly pick: BalancePick
  readonly onPick: (pick: BalancePick) => void
  /** Why it cannot be paid like this, once that was tried. */
  readonly refusal?: BalanceRefusal | 'not-an-amount' | undefined
}

/** How much of a balance is paid; not asked where there is nothing to choose. */
export function BalanceAmount({ reservation, bill, pick, onPick, refusal }: BalanceAmountProps) {
  const words = useLaterWords()
  const { exact } = useMoney()
  const { due, smallest } = bill
  const open = bill.parts.filter(({ pending }) => pending.amount > 0)
  const error = useRefusalWords(bill, refusal)
  const toggle = (roomNumber: number | null, isChosen: boolean) =>
    onPick({
      ...pick,
      roomNumbers: [
        ...pick.roomNumbers.filter((one) => one !== roomNumber),
        ...(isChosen ? [roomNumber] : []),
      ],
    })
  const some = {
    value: 'parts',
    label: words('balance.some'),
    body: (
      <Stack gap="tiny">
        {open.map(({ roomNumber, pending }, index) => (
          <Checkbox
            key={roomNumber}
            name={`part-${roomNumber ?? 'transfer'}`}
            checked={pick.roomNumbers.includes(roomNumber)}
            onChange={(isChosen) => toggle(roomNumber, isChosen)}
            error={index === open.length - 1 ? error : undefined}
          >
            <span className={css.part}>
              <PartTitle reservation={reservation} roomNumber={roomNumber} />{' '}
              <span className={css.amount}>{exact(pending)}</span>
            </span>
          </Checkbox>
        ))}
      </Stack>
    ),
  }
  const another = {
    value: 'amount',
    label: words('balance.another'),
    body: (
      <TextField
        name="amount"
        label={words('balance.amount', { currency: due.currency })}
        hint={words('balance.amount-hint', { smallest: exact(smallest), due: exact(due) })}
        inputMode="text"
        value={pick.typed}
        error={error}
        onChange={(typed) => onPick({ ...pick, typed })}
      />
    ),
  }
  const options = [
    { value: 'all', label: words('balance.all', { amount: exact(due) }) },
    ...(open.length > 1 ? [some] : []),
    ...(smallest.amount < due.amount ? [another] : []),
  ]
  if (options.length === 1) return null
  const kinds = { all: 'all', parts: 'parts', amount: 'amount' } as const
  return (
    <Choice
      look="heading"
      label={words('balance.how-much')}
      options={options}
      value={pick.kind}
      onChange={(value) => onPick({ ...pick, kind: kinds[value as keyof typeof kinds] })}
    />
  )
}

function useRefusalWords(
  { due, smallest, parts }: BalanceBill,
  refusal: BalanceAmountProps['refusal'],
): string | undefined {
  const words = useLaterWords()
  const { exact } = useMoney()
  switch (refusal) {
    case undefined:
      return undefined
    case 'nothing-to-pay':
      return words('balance.none-chosen')
    case 'not-an-amount':
      return words('balance.not-an-amount', { example: exact(due) })
    case 'amount-too-small':
      return words('balance.amount-too-small', { smallest: exact(smallest) })
    case 'amount-too-large':
      return words('balance.amount-too-large', { due: exact(due) })
    case 'amount-in-between': {
      const transfer = parts.find(({ roomNumber }) => roomNumber === null)?.pending ?? money(0, due.currency)
      return words('balance.amount-in-between', { rooms: exact(minus(due, transfer)) })
    }
  }
}
