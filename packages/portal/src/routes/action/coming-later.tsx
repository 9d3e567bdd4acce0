import { ComingLaterScreen } from '@veranda/design-system/screens/coming-later'
import type { ActionName } from '@veranda/domain'
import { useHelp } from '../../layout/use-help.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'

/** Says that an action comes later, and who helps until then. */
export function ComingLater({ action }: { readonly action: ActionName }) {
  const help = useHelp()
  const onBack = useWay()(paths.reservation)
  return <ComingLaterScreen action={action} help={help} backHref={paths.reservation} onBack={onBack} />
}
