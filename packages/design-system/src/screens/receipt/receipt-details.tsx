import type { Receipt } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Facts } from '../../components/facts/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './receipt.css.ts'
import { figureWords, lineWords, wordsOfReceipt } from '../../patterns/receipt-words/index.ts'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

/** All that a receipt says: the same here and where it is verified. */
export function ReceiptDetails({ receipt }: { readonly receipt: Receipt }) {
  const words = useLaterWords()
  const intl = useIntl()
  const dates = useDates()
  const money = useMoney()
  const { number, at, timeZone, reservationCode, issuer, card, reference, validUntil } = receipt
  const { amount: amountOf, reference: referenceOf } = wordsOfReceipt(receipt)
  const fact = (term: string, detail: string) => ({ term, detail })
  return (
    <Stack gap="large">
      <Facts
        items={[
          { term: words('receipt.number'), detail: <span className={css.code}>{number}</span> },
          fact(
            words('receipt.at'),
            words('receipt.hotel-time', {
              moment: intl.formatDate(new Date(at), { ...moment, timeZone }),
            }),
          ),
          { term: words('receipt.reservation'), detail: <span className={css.code}>{reservationCode}</span> },
          {
            term: words('receipt.issuer'),
            detail: [issuer.name, issuer.society].filter(Boolean).join(', '),
            note: issuer.address,
          },
          ...(card ? [fact(words('receipt.card'), cardName(card, words))] : []),
          ...(reference
            ? [{ term: words(referenceOf), detail: <span className={css.code}>{reference}</span> }]
            : []),
          ...(validUntil ? [fact(words('receipt.valid-until'), dates.day(validUntil))] : []),
        ]}
      />
      <PriceLines
        lines={[
          ...receipt.lines.map((line) => ({
            label: lineWords(line, words),
            text: money.exact(line.amount),
          })),
          { label: words(amountOf), text: money.exact(receipt.amount), emphasis: true },
        ]}
      />
      {receipt.figures.length > 0 && (
        <PriceLines
          lines={receipt.figures.map(({ what, amount }) => ({
            label: words(figureWords[what]),
            text: money.exact(amount),
            tone: 'muted',
          }))}
        />
      )}
    </Stack>
  )
}
