import type { BankTransferOffer } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../words/index.ts'

/** To whom a bank transfer would go and by when; or that it would arrive too late. */
export function ByBankTransfer({ offer }: { readonly offer: BankTransferOffer | undefined }) {
  const words = useLaterWords()
  const dates = useDates()
  return (
    <Text look="small" tone="muted">
      {offer?.kind === 'open'
        ? words('bank-transfer.open-hint', {
            holder: offer.holder,
            bank: offer.bankName,
            date: dates.day(offer.dueBy),
          })
        : words('bank-transfer.too-late')}
    </Text>
  )
}
