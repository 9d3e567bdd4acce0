import { NotFoundScreen } from '@veranda/design-system/screens/not-found'
import { useVariant } from '../../layout/use-variant.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'

export default function NotFoundRoute() {
  const { motif } = useVariant()
  return <NotFoundScreen motif={motif} homeHref={paths.root} onHome={useWay()(paths.root)} />
}
