import { NotFoundScreen } from '@veranda/design-system/screens/not-found'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'

export default function NotFoundRoute() {
  return <NotFoundScreen homeHref={paths.root} onHome={useWay()(paths.root)} />
}
