import { ConfirmEmailScreen } from '@veranda/design-system/screens/confirm-email'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { useEmailChange } from './use-email-change.ts'

/** A letter about a changed address leads here: the page shows what would change, and offers the button. */
export default function ConfirmEmailRoute() {
  const { token: opened = '' } = useParams()
  const stored = (useLocation().state as { readonly token?: string } | null)?.token
  const [token] = useState(stored ?? opened)
  const { state, again, confirm } = useEmailChange(token)
  useEffect(() => hideFromAddressBar(token), [token])
  const help = useHelp()
  const onGo = useGoTo()(paths.reservation)
  return (
    <ConfirmEmailScreen
      help={help}
      state={state}
      reservationHref={paths.reservation}
      onGo={onGo}
      onConfirm={(change) => void confirm(change)}
      onTryAgain={again}
    />
  )
}

/** As with a sign-in link: the address bar does not hold the token, a reload still knows it. */
function hideFromAddressBar(token: string): void {
  const clean = paths.confirmEmail.replace(':token', 'opened')
  if (location.pathname === clean) return
  window.history.replaceState({ ...(window.history.state as object | null), usr: { token } }, '', clean)
}
