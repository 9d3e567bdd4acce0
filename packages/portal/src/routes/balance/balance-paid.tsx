import { type BalanceDone, BalanceScreen } from '@veranda/design-system/screens/balance'
import type { Reservation } from '@veranda/domain'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { letterOf } from '../../letter-to.ts'
import { paths } from '../../paths.ts'

type Props = { readonly reservation: Reservation; readonly done: BalanceDone }

export function BalancePaidPage({ reservation, done }: Props) {
  const goTo = useGoTo()
  return (
    <BalanceScreen
      balance={{ kind: 'done', reservation, done, ...letterOf(reservation) }}
      help={useHelp()}
      reservationHref={paths.reservation}
      onReservation={goTo(paths.reservation)}
      onPay={nothing}
      onChallengeCancelled={nothing}
      onTryAgain={nothing}
      onAskBank={nothing}
      onReload={nothing}
      onWithdraw={nothing}
      onPayRest={nothing}
    />
  )
}

/** Nothing is left to press but the way back. */
const nothing = () => undefined
