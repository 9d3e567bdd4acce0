import { type LinkUse, OneTimeLinkScreen } from '@veranda/design-system/screens/one-time-link'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { acceptHandoff } from '../../tasks/consume-link.ts'
import { useEntry } from '../sign-in/use-entry.ts'
import { useLinkRequest } from '../sign-in/use-link-request.ts'

/**
 * A guest who proved themselves on another brand's site arrives; the code in the fragment never reached a server.
 * A stranger may have made it and sent the address, so that nobody is signed in without a press.
 */
export default function HandoffRoute() {
  const portal = usePortal()
  const { reservation = '' } = useParams()
  const { hash, state } = useLocation()
  const stored = (state as { readonly code?: string } | null)?.code
  const [code] = useState(() => stored ?? decoded(hash.slice(1)))
  const [use, setUse] = useState<LinkUse>({ kind: 'arriving' })
  const { brand } = useVariant()
  const { isIn, take } = useEntry()
  useEffect(() => hideFromAddressBar(code), [code])
  const open = async (isShared: boolean) => {
    const from = 'another-site'
    setUse({ kind: 'opening', from })
    const refusal = await take(acceptHandoff(portal, reservation, code, isShared ? 'tab' : 'day'))
    if (refusal)
      setUse(refusal.kind === 'not-let-in' ? { kind: 'used-up' } : { kind: 'failed', failure: refusal, from })
  }
  const request = useLinkRequest()
  const help = useHelp()
  const onSignIn = useGoTo()(paths.signIn)
  if (isIn) return <Navigate to={paths.reservation} replace />
  return (
    <OneTimeLinkScreen
      help={help}
      brandName={brand.displayName}
      reservationCode={reservation}
      use={use}
      {...request}
      signInHref={paths.signIn}
      onSignIn={onSignIn}
      onOpen={(isShared) => void open(isShared)}
    />
  )
}

/** The address bar holds no code; a reload within the code's two minutes still knows it. */
function hideFromAddressBar(code: string): void {
  if (location.hash === '') return
  window.history.replaceState(
    { ...(window.history.state as object | null), usr: { code } },
    '',
    location.pathname,
  )
}

/** What cannot be read is no code, and is refused as one that was used. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
