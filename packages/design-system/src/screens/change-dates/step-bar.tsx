import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { bottomBar } from '../../patterns/bottom-bar/bottom-bar.css.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { timingIn } from '../../patterns/price-change/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeDatesScreenProps } from './change-dates-screen.tsx'
import * as css from './change-dates.css.ts'
import { panelId } from './panel-id.ts'
import { useContinueWords } from './use-continue-words.ts'

/** On a phone: what the change comes to and the next step, in reach of a thumb. */
export function StepBar({ state, timing, onContinue }: ChangeDatesScreenProps) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const continueWords = useContinueWords()
  if (state.kind !== 'quoted') return null
  const { difference, newTotal, settlement } = state.quote.change
  const chosen = settlement.kind === 'to-pay' ? timingIn(settlement.timings, timing) : undefined
  return (
    <div className={bottomBar}>
      <a className={css.toPrice} href={`#${panelId}`} onClick={toPanel}>
        <VisuallyHidden>{words('change-dates.see-price')}</VisuallyHidden>
        <Text look="small" as="span" tone="muted">
          {difference.amount === 0 ? words('price-change.no-difference') : signed(difference)}
        </Text>
        <Price emphasis text={money.calm(newTotal)} />
      </a>
      <Button tone="primary" busy={state.isConfirming} onPress={() => onContinue(chosen)}>
        {continueWords(settlement, chosen)}
      </Button>
    </div>
  )
}

// Shown where it is, without a place of its own in the history.
function toPanel(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(panelId)?.scrollIntoView()
}
