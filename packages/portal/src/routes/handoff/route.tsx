import { type LinkUse, OneTimeLinkScreen } from '@veranda/design-system/screens/one-time-link'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useVariant } from '../../layout/use-variant.ts'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { acceptHandoff } from '../../tasks/consume-link.ts'
import { useEntry } from '../sign-in/use-entry.ts'

/** A guest who proved themselves on another brand's site arrives; the code in the fragment never reached a server. */
export default function HandoffRoute() {
  const portal = usePortal()
  const { reservation = '' } = useParams()
  const { hash } = useLocation()
  const [arrival] = useState(() =>
    once(() => acceptHandoff(portal, reservation, decodeURIComponent(hash.slice(1)))),
  )
  const [use, setUse] = useState<LinkUse>({ kind: 'arriving' })
  const { brand } = useVariant()
  const { isIn, take } = useEntry()
  const arrive = useEffectEvent(async () => {
    window.history.replaceState(window.history.state, '', location.pathname)
    const refusal = await take(arrival())
    if (refusal)
      setUse(refusal.kind === 'not-let-in' ? { kind: 'used-up' } : { kind: 'failed', failure: refusal })
  })
  useEffect(() => {
    const soon = setTimeout(() => void arrive(), 0)
    return () => clearTimeout(soon)
  }, [])
  const help = useHelp()
  const onSignIn = useWay()(paths.signIn)
  if (isIn) return <Navigate to={paths.reservation} replace />
  return (
    <OneTimeLinkScreen
      help={help}
      brandName={brand.displayName}
      reservationCode={reservation}
      use={use}
      signInHref={paths.signIn}
      onSignIn={onSignIn}
      onOpen={() => location.assign(paths.signIn)}
    />
  )
}

/** Strict mode runs effects twice; a single-use code must be shown once. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
