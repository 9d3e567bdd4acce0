import { ForbiddenScreen } from '@veranda/design-system/screens/forbidden'
import { useAtomValue } from 'jotai'
import { useHelp } from '../../layout/use-help.ts'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { sessionAtom } from '../../state/session.ts'

export default function ForbiddenRoute() {
  const session = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  const onHome = useGoTo()(paths.root)
  return (
    <main>
      <ForbiddenScreen
        help={useHelp()}
        reservationCode={session.kind === 'signed-in' ? session.session.reservationCode : ''}
        homeHref={paths.root}
        onHome={onHome}
        onSignOut={() => void signOut()}
      />
    </main>
  )
}
