import type { StayChange } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './change-price.css.ts'
import type { ChangePriceProps } from './change-price.tsx'
import { panelId } from './panel-id.ts'
import { chosenTiming } from './quoted-price.tsx'
import { useContinueWords } from './use-continue-words.ts'
import { useLastChange } from './use-last-change.ts'

export type ChangeBarProps = Pick<ChangePriceProps, 'state' | 'timing' | 'onContinue'>

/** On a phone: what the change comes to and the next step, in reach of a thumb; or that it cannot be, and where it says why. */
export function ChangeBar({ state, timing, onContinue }: ChangeBarProps) {
  const words = useLaterWords()
  const continueWords = useContinueWords()
  const change = useLastChange(state)
  if (state.kind === 'refused' || state.kind === 'failed') {
    return (
      <div className={css.bar}>
        <Text as="span">{words(`change-price.bar-${state.kind}`)}</Text>
        <Button tone="secondary" onPress={toPanel}>
          {words('change-price.see-why')}
        </Button>
      </div>
    )
  }
  if (!change) return null
  const chosen = chosenTiming(change, timing)
  const isSooner = change.warnings.some((one) => one === 'policy-got-worse' || one === 'penalty-kept')
  const isBusy = state.kind === 'quoting' || (state.kind === 'quoted' && state.isConfirming)
  return (
    <div className={css.bar}>
      {isSooner && (
        <p className={css.barCaution}>
          {words(
            change.warnings.includes('penalty-kept')
              ? 'change-price.bar-penalty-kept'
              : 'change-price.bar-policy-got-worse',
          )}
        </p>
      )}
      <ToPrice change={change} />
      <Button tone="primary" busy={isBusy} onPress={() => onContinue(chosen)}>
        {continueWords(change, chosen)}
      </Button>
    </div>
  )
}

function ToPrice({ change: { difference, newTotal } }: { readonly change: StayChange }) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  return (
    <a
      className={css.toPrice}
      href={`#${panelId}`}
      onClick={(event: MouseEvent) => {
        // Shown where it is, without a place of its own in the history.
        event.preventDefault()
        toPanel()
      }}
    >
      <VisuallyHidden>{words('change-price.see-price')}</VisuallyHidden>
      <Text look="small" as="span" tone="muted">
        {difference.amount === 0 ? words('price-change.no-difference') : signed(difference)}
      </Text>
      <Price emphasis text={money.exact(newTotal)} />
    </a>
  )
}

function toPanel(): void {
  document.getElementById(panelId)?.scrollIntoView()
}
