import { ForbiddenScreen } from '@veranda/design-system/screens/forbidden'
import { useHelp } from '../../layout/use-help.ts'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'

export default function ForbiddenRoute() {
  const signOut = useSignOut()
  const onHome = useGoTo()(paths.root)
  return (
    <main>
      <ForbiddenScreen
        help={useHelp()}
        homeHref={paths.root}
        onHome={onHome}
        onSignOut={() => void signOut()}
      />
    </main>
  )
}
