import { NotFoundScreen } from '@veranda/design-system/screens/not-found'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'

export default function NotFoundRoute() {
  return <NotFoundScreen help={useHelp()} homeHref={paths.root} onHome={useGoTo()(paths.root)} />
}
