import { FailureScreen } from '@veranda/design-system/screens/failure'
import { paths } from '../paths.ts'
import { useHelp } from './use-help.ts'
import { useVariant } from './use-variant.ts'

type BrokenPageProps = { readonly onTryAgain: () => void }

export default function BrokenPage({ onTryAgain }: BrokenPageProps) {
  const { motif } = useVariant()
  return <FailureScreen motif={motif} help={useHelp()} homeHref={paths.root} onTryAgain={onTryAgain} />
}
