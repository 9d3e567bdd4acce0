import type { LedgerLineInWords, Money, ReservationMoney, TimeZone } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { dateIn, useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import { useLaterWords, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
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
      <section>
        <Heading level={3} look="label">
          {words('staff-reservations.ledger')}
        </Heading>
        {ledger.length === 0 ? (
          <Text tone="muted">{words('staff-reservations.ledger-empty')}</Text>
        ) : (
          <Ledger lines={ledger} timeZone={timeZone} />
        )}
      </section>
      <Entries
        title={words('staff-reservations.payments')}
        empty={words('staff-reservations.payments-empty')}
      >
        {payments.map(({ paymentId, at, state, amount, card }) => (
          <Entry
            key={paymentId}
            what={words(`staff-reservations.payment-${state}`)}
            under={[card && cardName(card, later), momentOf(at)]}
            amount={amount}
          />
        ))}
      </Entries>
      <Entries title={words('staff-reservations.refunds')}>
        {refunds.map(({ refundId, at, state, amount }) => (
          <Entry
            key={refundId}
            what={words(`staff-reservations.refund-${state}`)}
            under={[momentOf(at)]}
            amount={amount}
          />
        ))}
      </Entries>
      <Entries title={words('staff-reservations.receipts')}>
        {receipts.map((receipt) => (
          <Entry
            key={receipt.number}
            what={later(wordsOfReceipt(receipt).title)}
            under={[wholeCodes(receipt.number), momentOf(receipt.at)]}
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
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={words('staff-reservations.ledger')}>
        <thead>
          <tr>
            <th scope="col">{words('staff-reservations.when')}</th>
            <th scope="col">{words('staff-reservations.what')}</th>
            <th scope="col" data-number>
              {words('staff-reservations.amount')}
            </th>
            <th scope="col" data-number>
              {words('staff-reservations.balance-after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ at, movement, roomNumber, amount, balance }, index) => (
            // Lines of one operation have one moment.
            <tr key={`${at} ${index}`}>
              <td>{dates.shortDay(dateIn(at, timeZone))}</td>
              <th scope="row">
                {words(`staff-reservations.moved-${movement}`)}
                {roomNumber !== undefined && (
                  <span className={css.under}>
                    {words('staff-reservations.in-room', { number: roomNumber })}
                  </span>
                )}
              </th>
              <td data-number>{money.exact(amount)}</td>
              <td data-number>{money.exact(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
    <section>
      <Heading level={3} look="label">
        {title}
      </Heading>
      {children.length === 0 ? <Text tone="muted">{empty}</Text> : <ul className={css.list}>{children}</ul>}
    </section>
  )
}

type EntryProps = {
  readonly what: string
  readonly under: readonly (ReactNode | undefined)[]
  readonly amount: Money
}

function Entry({ what, under, amount }: EntryProps) {
  const money = useMoney()
  return (
    <li className={css.entry}>
      <span>
        {what}
        {under.map((each, index) =>
          each === undefined ? null : (
            <span key={`${index}`} className={css.under}>
              {each}
            </span>
          ),
        )}
      </span>
      <span className={css.amount}>{money.exact(amount)}</span>
    </li>
  )
}
