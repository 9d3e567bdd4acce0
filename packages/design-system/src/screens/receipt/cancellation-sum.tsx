import type { Receipt, ReceiptFigure } from '@veranda/domain'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Text } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { figureWords } from '../../patterns/receipt-words/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

const results = ['refund', 'credit', 'outstanding'] as const satisfies readonly ReceiptFigure[]

/**
 * What a cancellation did to the money, line by line: what was paid, less the fee, is what is refunded or credited; what
 * stays due for another room is not taken from it.
 */
export function CancellationSum({ receipt }: { readonly receipt: Receipt }) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const amountOf = (what: ReceiptFigure) => receipt.figures.find((figure) => figure.what === what)?.amount
  const paid = amountOf('paid')
  const fee = receipt.amount
  const ends = results.flatMap((what) => {
    const amount = amountOf(what)
    return amount ? [{ what, amount }] : []
  })
  if (ends.length === 0) return null
  const isOneByOne = ends.length > 1
  const outstanding = isOneByOne && amountOf('outstanding')
  return (
    <div>
      <PriceLines
        lines={[
          ...(paid ? [{ label: words(figureWords.paid), text: money.exact(paid) }] : []),
          ...(paid && fee.amount > 0
            ? [
                {
                  label: words('receipt.less-fee'),
                  text: signed({ ...fee, amount: -fee.amount }),
                },
              ]
            : []),
          ...(paid && outstanding ? [{ label: words('receipt.plus-due'), text: signed(outstanding) }] : []),
          ...ends.map(({ what, amount }) => ({
            label: words(figureWords[what]),
            text: money.exact(amount),
            emphasis: true,
          })),
        ]}
      />
      {isOneByOne && (
        <Text look="small" tone="muted">
          {words('receipt.one-by-one')}
        </Text>
      )}
    </div>
  )
}
