import { type BankTransfer, inFours, moneyFormat, toMajor, writtenAccount } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { CopyButton } from '../../components/copy-button/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './transfer-details.css.ts'

type Line = {
  readonly term: string
  readonly text: string
  /** As it is typed into a bank’s field; without it there is nothing to copy. */
  readonly copies?: string
  readonly note?: string
  readonly look?: keyof typeof looks
}

const looks = { value: css.value, reference: css.reference } as const

/** Where a bank transfer goes: what a guest types at their bank, each line to be copied. */
export function TransferDetails({ transfer }: { readonly transfer: BankTransfer }) {
  const words = useLaterWords()
  const intl = useIntl()
  const { exact } = useMoney()
  const { reference, amount, to } = transfer
  const { account } = to
  const plainAmount = intl.formatNumber(toMajor(amount), {
    ...moneyFormat(amount.currency),
    style: 'decimal',
    useGrouping: false,
  })
  const lines: readonly Line[] = [
    { term: words('bank-transfer.amount'), text: exact(amount), copies: plainAmount },
    {
      term: words('bank-transfer.reference'),
      text: inFours(reference),
      copies: reference,
      note: words('bank-transfer.reference-note'),
      look: 'reference',
    },
    { term: words('bank-transfer.holder'), text: to.holder, copies: to.holder },
    {
      term: words(account.kind === 'iban' ? 'bank-transfer.iban' : 'bank-transfer.account'),
      text: writtenAccount(account),
      copies: account.kind === 'iban' ? account.iban : account.number,
    },
    { term: words('bank-transfer.bic'), text: to.bic, copies: to.bic },
    { term: words('bank-transfer.bank'), text: to.bankName, copies: to.bankName },
  ]
  return (
    <dl className={css.details}>
      {lines.map(({ term, text, copies, note, look }) => (
        <div key={term} className={css.line}>
          <dt className={css.term}>{term}</dt>
          <dd className={looks[look ?? 'value']}>{text}</dd>
          {copies !== undefined && (
            <dd className={css.copy}>
              <CopyButton
                look="icon"
                text={copies}
                label={
                  <>
                    {words('bank-transfer.copy')} <VisuallyHidden>{term}</VisuallyHidden>
                  </>
                }
                copied={words('bank-transfer.copied')}
              />
            </dd>
          )}
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
