import { VerifyReceiptScreen } from '@veranda/design-system/screens/receipt'
import { useAtomValue } from 'jotai'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { receiptPaths } from '../../receipt-paths.ts'
import { sessionAtom } from '../../state/session.ts'
import { useVerifying } from './use-verifying.ts'

/** Verifies receipts, for guests and strangers alike: a scanned link, a pasted text, an opened file. */
export default function VerifyReceiptRoute() {
  const session = useAtomValue(sessionAtom)
  const { text, verifying, type, verify, open, again } = useVerifying()
  const isSignedIn = session.kind === 'signed-in'
  const backHref = isSignedIn ? receiptPaths.all : paths.signIn
  return (
    <VerifyReceiptScreen
      text={text}
      verifying={verifying}
      help={useHelp()}
      reader={isSignedIn ? 'guest' : 'stranger'}
      backHref={backHref}
      onBack={useGoTo()(backHref)}
      onText={type}
      onVerify={() => void verify()}
      onFile={(file) => void open(file)}
      onTryAgain={again}
    />
  )
}
