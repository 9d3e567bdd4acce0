import { ForbiddenScreen } from '@veranda/design-system/screens/forbidden'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'

export default function ForbiddenRoute() {
  const { motif } = useVariant()
  const signOut = useSignOut()
  const onHome = useWay()(paths.root)
  return (
    <main>
      <ForbiddenScreen motif={motif} homeHref={paths.root} onHome={onHome} onSignOut={() => void signOut()} />
    </main>
  )
}
