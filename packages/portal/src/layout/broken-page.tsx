import { FailureScreen } from '@veranda/design-system/screens/failure'
import { paths } from '../paths.ts'
import { useHelp } from './use-help.ts'

type BrokenPageProps = { readonly onTryAgain: () => void }

export default function BrokenPage({ onTryAgain }: BrokenPageProps) {
  return <FailureScreen help={useHelp()} homeHref={paths.root} onTryAgain={onTryAgain} />
}
