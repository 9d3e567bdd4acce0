import { ReceiptLink as Link } from '@veranda/design-system/patterns/receipt-link'
import { useGoTo } from '../../layout/use-go-to.ts'
import { pathOfReceipt, receiptPaths } from '../../receipt-paths.ts'

/** The way to a receipt from the line of the history that tells of it, or to all of them. */
export function ReceiptLink({ number }: { readonly number?: string | undefined }) {
  const href = number === undefined ? receiptPaths.all : pathOfReceipt(number)
  return <Link number={number} href={href} onNavigate={useGoTo()(href)} />
}
