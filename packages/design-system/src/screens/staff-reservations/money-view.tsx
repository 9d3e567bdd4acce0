import type { LedgerLineInWords, Money, ReservationMoney, TimeZone } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { PlainTable } from '../../components/plain-table/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { dateIn, useDates } from '../../patterns/dates/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './staff-reservations.css.ts'
import { useMoments } from './use-moments.ts'

type MoneyViewProps = { readonly money: ReservationMoney; readonly timeZone: TimeZone }

/** What the guest owes line by line, and every payment, refund and receipt. */
export function MoneyView({ money: { ledger, payments, refunds, receipts }, timeZone }: MoneyViewProps) {
  const words = useStaffWords()
  const later = useLaterWords()
  const momentOf = useMoments(timeZone)
  return (
    <Stack>
      <Stack gap="tiny" as="section">
        <Heading level={3} look="label">
          {words('staff-reservations.ledger')}
        </Heading>
        {ledger.length === 0 ? (
          <Text tone="muted">{words('staff-reservations.ledger-empty')}</Text>
        ) : (
          <Ledger lines={ledger} timeZone={timeZone} />
        )}
      </Stack>
      <Entries
        title={words('staff-reservations.payments')}
        empty={words('staff-reservations.payments-empty')}
      >
        {payments.map(({ paymentId, at, state, amount, card }) => (
          <Entry
            key={paymentId}
            what={words(`staff-reservations.payment-${state}`)}
            first={card && cardName(card, later)}
            at={momentOf(at)}
            amount={amount}
          />
        ))}
      </Entries>
      <Entries title={words('staff-reservations.refunds')}>
        {refunds.map(({ refundId, at, state, amount }) => (
          <Entry
            key={refundId}
            what={words(`staff-reservations.refund-${state}`)}
            at={momentOf(at)}
            amount={amount}
          />
        ))}
      </Entries>
      <Entries title={words('staff-reservations.receipts')}>
        {receipts.map((receipt) => (
          <Entry
            key={receipt.number}
            what={later(wordsOfReceipt(receipt).title)}
            first={wholeCodes(receipt.number)}
            at={momentOf(receipt.at)}
            amount={receipt.amount}
          />
        ))}
      </Entries>
    </Stack>
  )
}

type LedgerProps = { readonly lines: readonly LedgerLineInWords[]; readonly timeZone: TimeZone }

function Ledger({ lines, timeZone }: LedgerProps) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const roomName = useRoomName()
  return (
    <PlainTable
      label={words('staff-reservations.ledger')}
      columns={[
        { title: words('staff-reservations.when') },
        { title: words('staff-reservations.what') },
        { title: words('staff-reservations.amount'), isNumber: true },
        { title: words('staff-reservations.balance-after'), isNumber: true },
      ]}
    >
      <tbody>
        {lines.map(({ at, movement, roomNumber, amount, balance }, index) => {
          // Lines of one operation have one moment.
          const key = `${index} ${at}`
          return (
            <tr key={key}>
              <td>{dates.shortDay(dateIn(at, timeZone))}</td>
              <th scope="row">
                {words(`staff-reservations.moved-${movement}`)}
                {roomNumber !== undefined && (
                  <span className={css.under}>{inLine(roomName({ roomNumber }))}</span>
                )}
              </th>
              <td data-number>{money.exact(amount)}</td>
              <td data-number>{money.exact(balance)}</td>
            </tr>
          )
        })}
      </tbody>
    </PlainTable>
  )
}

type EntriesProps = {
  readonly title: string
  /** Without it a list of nothing is left out. */
  readonly empty?: string
  readonly children: readonly ReactNode[]
}

function Entries({ title, empty, children }: EntriesProps) {
  if (children.length === 0 && empty === undefined) return null
  return (
    <Stack gap="tiny" as="section">
      <Heading level={3} look="label">
        {title}
      </Heading>
      {children.length === 0 ? <Text tone="muted">{empty}</Text> : <ul className={css.list}>{children}</ul>}
    </Stack>
  )
}

type EntryProps = {
  readonly what: string
  readonly first?: ReactNode
  readonly at: string
  readonly amount: Money
}

function Entry({ what, first, at, amount }: EntryProps) {
  const money = useMoney()
  return (
    <li className={css.entry}>
      <span>
        {what}
        {first !== undefined && <span className={css.under}>{first}</span>}
        <span className={css.under}>{at}</span>
      </span>
      <span className={css.amount}>{money.exact(amount)}</span>
    </li>
  )
}
