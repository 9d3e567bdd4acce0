import type { Receipt } from '@veranda/domain'
import type { LaterMessageId } from '@veranda/messages'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot, wholeCodes } from '../../patterns/words/index.ts'
import { ReceiptDetails } from './receipt-details.tsx'
import { useMoney } from '../../patterns/money/index.ts'
import { wordsOfReceipt } from '../../patterns/receipt-words/index.ts'
import type { VerifiedReceipt } from './verify-state.ts'

/** What is wrong first, then what is right; of several that are all right, that nothing is missing between them. */
export function VerifyResults({ results }: { readonly results: readonly VerifiedReceipt[] }) {
  const words = useLaterWords()
  const isWhole = results.length > 1 && results.every(isInOrder)
  return (
    <Stack gap="large">
      {isWhole && (
        <Notice tone="positive" title={words('receipt.whole-title', { count: results.length })}>
          {words('receipt.whole-body')}
        </Notice>
      )}
      {results
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((result, index) => (
          <Result key={keyOf(result, index)} result={result} amongOthers={results.length > 1} />
        ))}
    </Stack>
  )
}

const isInOrder = (result: VerifiedReceipt): boolean =>
  result.kind === 'valid' && (result.place === 'first' || result.place === 'follows')

const rankOf = (result: VerifiedReceipt): number => (result.kind !== 'valid' ? 0 : isInOrder(result) ? 2 : 1)

const keyOf = (result: VerifiedReceipt, index: number): string =>
  result.kind === 'valid' ? `${result.receipt.number} ${index}` : `${result.kind} ${index}`

type ValidReceipt = Extract<VerifiedReceipt, { readonly kind: 'valid' }>
type ResultProps = { readonly result: VerifiedReceipt; readonly amongOthers: boolean }

function Result({ result, amongOthers }: ResultProps) {
  const words = useLaterWords()
  const bad = (title: LaterMessageId, body: string) => (
    <Notice tone="negative" title={words(title)}>
      {wholeCodes(body)}
    </Notice>
  )
  switch (result.kind) {
    case 'changed':
    case 'no-signature':
    case 'unreadable':
      return bad(`receipt.${result.kind}-title`, words(`receipt.${result.kind}-body`))
    case 'unknown-key':
      return bad('receipt.unknown-key-title', words('receipt.unknown-key-body'))
    case 'valid': {
      const { receipt, place } = result
      const { number } = receipt
      return (
        <Stack gap="medium">
          {place === 'broken' && bad('receipt.broken-title', words('receipt.broken-body', { number }))}
          {place === 'alone' && amongOthers && (
            <Notice tone="caution" title={words('receipt.gap-title')}>
              {wholeCodes(words('receipt.gap-body', { number }))}
            </Notice>
          )}
          {(isInOrder(result) || (place === 'alone' && !amongOthers)) && !amongOthers && (
            <Notice tone="positive" title={words('receipt.valid-title')}>
              {words('receipt.valid-body')}
            </Notice>
          )}
          {amongOthers ? (
            <OneOfSeveral receipt={receipt} />
          ) : (
            <Surface as="article">
              <TheOnly receipt={receipt} place={place} />
            </Surface>
          )}
        </Stack>
      )
    }
  }
}

/** Folded, so that what comes after it is in reach: its kind, its number and its amount. */
function OneOfSeveral({ receipt }: { readonly receipt: Receipt }) {
  const words = useLaterWords()
  const money = useMoney()
  const { title, amount } = wordsOfReceipt(receipt)
  return (
    <Disclosure
      title={words(title)}
      summary={inLine([receipt.number, words(amount)].join(dot))}
      amount={money.exact(receipt.amount)}
    >
      <ReceiptDetails receipt={receipt} />
    </Disclosure>
  )
}

function TheOnly({ receipt, place }: Pick<ValidReceipt, 'receipt' | 'place'>) {
  const words = useLaterWords()
  return (
    <Stack gap="medium">
      <Heading level={2} look="lead">
        {words(wordsOfReceipt(receipt).title)}
      </Heading>
      <ReceiptDetails receipt={receipt} />
      {place === 'alone' && (
        <Text look="small" tone="muted">
          {words('receipt.alone', { position: receipt.position })}
        </Text>
      )}
    </Stack>
  )
}
