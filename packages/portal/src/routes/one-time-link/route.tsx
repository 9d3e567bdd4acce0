import { type LinkUse, OneTimeLinkScreen } from '@veranda/design-system/screens/one-time-link'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { consumeLink } from '../../tasks/consume-link.ts'
import { useEntry } from '../sign-in/use-entry.ts'
import { typedBefore } from '../../written-page.ts'
import { useLinkRequest } from '../sign-in/use-link-request.ts'

type LinkCode = { readonly reservation: string; readonly uuid: string }

/** A mailed link: the page only offers the button. The code leaves the address bar at once. */
export default function OneTimeLinkRoute() {
  const portal = usePortal()
  const { reservation = '', uuid = '' } = useParams()
  const stored = useLocation().state as Partial<LinkCode> | null
  const [code] = useState<LinkCode>({ reservation, uuid: stored?.uuid ?? uuid })
  const [use, setUse] = useState<LinkUse>({ kind: 'ready' })
  const { brand } = useVariant()
  const entry = useEntry()
  const [typed] = useState(typedBefore)
  useEffect(() => hideFromAddressBar(code), [code])
  const open = async (isShared: boolean) => {
    setUse({ kind: 'opening', from: 'mail' })
    const lasts = isShared ? 'tab' : 'day'
    const refusal = await entry.take(consumeLink(portal, code.reservation, code.uuid, lasts))
    if (refusal)
      setUse(
        refusal.kind === 'not-let-in'
          ? { kind: 'used-up' }
          : { kind: 'failed', failure: refusal, from: 'mail' },
      )
  }
  const request = useLinkRequest()
  const help = useHelp()
  const onSignIn = useGoTo()(paths.signIn)
  if (entry.isIn) return <Navigate to={paths.reservation} replace />
  return (
    <OneTimeLinkScreen
      help={help}
      brandName={brand.displayName}
      reservationCode={code.reservation}
      use={use}
      isShared={typed?.isShared}
      {...request}
      signInHref={paths.signIn}
      onSignIn={onSignIn}
      onOpen={(isShared) => void open(isShared)}
    />
  )
}

/** Neither the address bar, nor a screenshot, nor the next page's referrer shall hold the code; a reload still knows it. */
function hideFromAddressBar(code: LinkCode): void {
  const clean = `${paths.signIn}/${encodeURIComponent(code.reservation)}/opened`
  if (location.pathname === clean) return
  window.history.replaceState({ ...(window.history.state as object | null), usr: code }, '', clean)
}
