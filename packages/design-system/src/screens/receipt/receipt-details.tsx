import { type Receipt, withCountryNamed } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Facts } from '../../components/facts/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { linesOfReceipt, wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import { CancellationSum } from './cancellation-sum.tsx'
import * as css from './receipt.css.ts'

const moment = { dateStyle: 'long', timeStyle: 'short' } as const

export type ReceiptDetailsProps = {
  readonly receipt: Receipt
  /** Its number stands in the title of the page. */
  readonly isTitled?: boolean
}

/** All that a receipt says: the same here and where it is verified. */
export function ReceiptDetails({ receipt, isTitled }: ReceiptDetailsProps) {
  const words = useLaterWords()
  const intl = useIntl()
  const dates = useDates()
  const money = useMoney()
  const { number, at, timeZone, reservationCode, issuer, card, reference, validUntil } = receipt
  const { amount: amountOf, reference: referenceOf, card: cardOf = 'receipt.card' } = wordsOfReceipt(receipt)
  const price = receipt.figures.find(({ what }) => what === 'price')
  const fact = (term: string, detail: string) => ({ term, detail })
  const code = (term: string, detail: string) => ({
    term,
    detail: <span className={css.code}>{detail}</span>,
  })
  return (
    <Stack gap="large">
      <Facts
        items={[
          {
            term: words('receipt.issuer'),
            detail: [issuer.name, issuer.society].filter(Boolean).join(', '),
            note: withCountryNamed(issuer.address, (code) =>
              intl.formatDisplayName(code, { type: 'region' }),
            ),
          },
        ]}
      />
      <Facts
        look="pairs"
        items={[
          ...(isTitled ? [] : [code(words('receipt.number'), number)]),
          fact(
            words('receipt.at'),
            words('receipt.hotel-time', {
              moment: intl.formatDate(new Date(at), { ...moment, timeZone }),
            }),
          ),
          code(words('receipt.reservation'), reservationCode),
          ...(card ? [fact(words(cardOf), cardName(card, words))] : []),
          ...(reference ? [code(words(referenceOf), reference)] : []),
          ...(validUntil ? [fact(words('receipt.valid-until'), dates.day(validUntil))] : []),
          ...(price ? [fact(words('receipt.figure-price'), money.exact(price.amount))] : []),
        ]}
      />
      <PriceLines
        lines={[
          ...linesOfReceipt(receipt, words).map(({ label, amount }) => ({
            label,
            text: money.exact(amount),
          })),
          { label: words(amountOf), text: money.exact(receipt.amount), emphasis: true },
        ]}
      />
      <CancellationSum receipt={receipt} />
    </Stack>
  )
}
