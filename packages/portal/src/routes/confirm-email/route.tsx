import type { confirmEmail as confirmCall, Failure } from '@veranda/contract'
import { type Confirming, ConfirmEmailScreen } from '@veranda/design-system/screens/confirm-email'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { confirmEmail } from '../../tasks/confirm-email.ts'

/** A letter about a changed address leads here: the page only offers the button. */
export default function ConfirmEmailRoute() {
  const portal = usePortal()
  const { token: opened = '' } = useParams()
  const stored = (useLocation().state as { readonly token?: string } | null)?.token
  const [token] = useState(stored ?? opened)
  const [state, setState] = useState<Confirming>({ kind: 'ready' })
  useEffect(() => hideFromAddressBar(token), [token])
  const confirm = async () => {
    setState({ kind: 'confirming' })
    const answer = await confirmEmail(portal, token)
    setState(answer.ok ? { kind: 'done', ...answer.value } : whyNot(answer.refusal))
  }
  const help = useHelp()
  const onGo = useGoTo()(paths.reservation)
  return (
    <ConfirmEmailScreen
      help={help}
      state={state}
      reservationHref={paths.reservation}
      onGo={onGo}
      onConfirm={() => void confirm()}
    />
  )
}

function whyNot(failure: Failure<typeof confirmCall>): Confirming {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'link-used-up':
      return { kind: 'used-up' }
    case 'too-many-letters':
      return { kind: 'too-many' }
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}

/** As with a sign-in link: the address bar does not hold the token, a reload still knows it. */
function hideFromAddressBar(token: string): void {
  const clean = paths.confirmEmail.replace(':token', 'opened')
  if (location.pathname === clean) return
  window.history.replaceState({ ...(window.history.state as object | null), usr: { token } }, '', clean)
}
