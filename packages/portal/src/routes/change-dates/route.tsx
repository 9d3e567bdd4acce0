import { ChangeDatesScreen } from '@veranda/design-system/screens/change-dates'
import type { ChangeWish, Reservation } from '@veranda/domain'
import { useState } from 'react'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useDays } from './use-days.ts'

/** Other dates for the stay: choosing, the price, confirming. */
export default function ChangeDatesRoute({ reservation }: { readonly reservation: Reservation }) {
  const way = useWay()
  const { board, failure, promotion, entered, again, readAgain, promote } = useDays(reservation)
  const { price, wish, wished, choose, clear } = useChange(reservation, 'change-dates', readAgain)
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  // Without days nothing can be chosen; a confirmation whose answer was lost is asked for again all the same.
  const noDays = failure && price.state.kind !== 'failed' ? failure : undefined
  const onPromotion = async (typed: string): Promise<void> => {
    const code = await promote(typed)
    if (code !== undefined && wished().stay) choose(pricedWith(code, wished()))
  }
  return (
    <ChangeDatesScreen
      {...price}
      {...(noDays ? { state: { kind: 'failed', failure: noDays }, onTryAgain: again } : {})}
      board={board}
      stay={wish.stay}
      view={view}
      promotion={promotion}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      onViewChange={setView}
      onStay={(stay) => choose(pricedWith(entered, { ...wished(), stay }))}
      onClear={clear}
      onPromotion={(code) => void onPromotion(code)}
    />
  )
}

function pricedWith(code: string | undefined, wish: ChangeWish): ChangeWish {
  const { promotionCode: _, ...others } = wish
  return code ? { ...others, promotionCode: code } : others
}
