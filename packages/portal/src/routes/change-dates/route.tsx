import { valueIn } from '@veranda/design-system/patterns/loaded'
import { ChangeDatesScreen } from '@veranda/design-system/screens/change-dates'
import type { ChangeSelection } from '@veranda/domain'
import { useState } from 'react'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { useChange } from '../change/use-change.ts'
import { useDays } from './use-days.ts'

/** Other dates for the stay: choosing, the price, confirming. */
export default function ChangeDatesRoute() {
  const reservation = useStay()
  const goTo = useGoTo()
  const { state: days, promotion, entered, again, promote } = useDays(reservation)
  const { price, selection, selected, choose, clear } = useChange(reservation, 'change-dates')
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  // Without days nothing can be chosen; a confirmation whose answer was lost is asked for again all the same.
  const noDays = days.kind === 'failed' && price.state.kind !== 'failed' ? days.failure : undefined
  const onPromotion = async (typed: string): Promise<void> => {
    const code = await promote(typed)
    if (code !== undefined && selected().stay) choose(pricedWith(code, selected()))
  }
  return (
    <ChangeDatesScreen
      {...price}
      {...(noDays ? { state: { kind: 'failed', failure: noDays }, onTryAgain: again } : {})}
      calendar={valueIn(days)}
      stay={selection.stay}
      view={view}
      promotion={promotion}
      backHref={paths.reservation}
      onBack={goTo(paths.reservation)}
      onViewChange={setView}
      onStay={(stay) => choose(pricedWith(entered, { ...selected(), stay }))}
      onClear={clear}
      onPromotion={(code) => void onPromotion(code)}
    />
  )
}

function pricedWith(code: string | undefined, selection: ChangeSelection): ChangeSelection {
  const { promotionCode: _, ...others } = selection
  return code ? { ...others, promotionCode: code } : others
}
