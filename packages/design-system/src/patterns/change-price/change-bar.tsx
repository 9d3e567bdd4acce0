import { freeCancellation, type Instant, type StayChange, type TimeZone } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Price } from '../../components/price/index.ts'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useFreeWords } from '../price-change/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './change-price.css.ts'
import type { ChangePriceProps } from './change-price.tsx'
import { panelId } from './panel-id.ts'
import { turnToPart, useRefusedWords } from './refused-part.ts'
import { chosenTiming } from './quoted-price.tsx'
import { useChangeName } from './use-change-name.ts'
import { turnToChoice, useChoiceSeen } from './use-choice-seen.ts'
import { useContinueWords } from './use-continue-words.ts'
import { useLastChange } from './use-last-change.ts'

export type ChangeBarProps = Pick<
  ChangePriceProps,
  'reservation' | 'state' | 'clock' | 'timing' | 'refused' | 'onContinue'
>

/**
 * The bar of a phone: the selection, the amount to pay or refunded, and the next step; or that the selection cannot be
 * had, with a link to the reason. The button waits until the choice of when to pay has been in sight.
 */
export function ChangeBar(props: ChangeBarProps) {
  const { reservation, state, clock, timing, refused, onContinue } = props
  const words = useLaterWords()
  const continueWords = useContinueWords()
  const changeName = useChangeName()
  const change = useLastChange(state)
  const refusedWords = useRefusedWords()
  const isChoiceSeen = useChoiceSeen(change)
  const cautionOf = useCaution(reservation.property.timeZone)
  if (state.kind === 'refused' || state.kind === 'failed') {
    return (
      <div className={css.bar}>
        <Text as="span">
          {refused
            ? refusedWords(refused)
            : words(`change-price.bar-${state.kind === 'failed' && state.quote ? 'unheard' : state.kind}`)}
        </Text>
        <Button tone="secondary" onPress={() => (refused ? turnToPart(refused) : toPanel())}>
          {words('change-price.see-why')}
        </Button>
      </div>
    )
  }
  if (!change) return null
  const chosen = chosenTiming(change, timing)
  const caution = cautionOf(change, clock())
  const isBusy = state.kind === 'quoting' || (state.kind === 'quoted' && state.isConfirming)
  return (
    <div className={css.bar}>
      {caution === undefined ? (
        <Chosen change={change} name={state.kind === 'quoting' ? '' : changeName(change)} />
      ) : (
        <p className={css.barCaution}>{caution}</p>
      )}
      <ToPrice change={change} />
      <Button
        tone="primary"
        busy={isBusy}
        onPress={() => (isChoiceSeen ? onContinue(chosen) : turnToChoice())}
      >
        {isChoiceSeen ? continueWords(change, chosen) : words('change-price.choose-when')}
      </Button>
    </div>
  )
}

/**
 * Which cancellation terms get worse, right above the button that accepts them: in place of the selection, which is
 * marked in the page, so that the bar stays as low as ever.
 */
function useCaution(zone: TimeZone): (change: StayChange, now: Instant) => string | undefined {
  const words = useLaterWords()
  const freeWords = useFreeWords(zone)
  return (change, now) => {
    const { after, endsSooner } = freeCancellation(change, { zone, now })
    if (change.warnings.includes('penalty-kept')) return words('change-price.bar-penalty-retained')
    if (endsSooner) return freeWords(after)
    return change.warnings.includes('policy-got-worse')
      ? words('change-price.bar-policy-got-worse')
      : undefined
  }
}

type ChosenProps = {
  readonly change: StayChange
  /**
   * The selection in a few words; missing while another one is being priced, because the sums are still the last one's.
   */
  readonly name: string
}

/** The selection, and the stay's total with it. */
function Chosen({ change, name }: ChosenProps) {
  const words = useLaterWords()
  const money = useMoney()
  const total = money.exact(change.newTotal)
  const sum = name
    ? inLine(`${dot}${words('change-price.bar-total', { total })}`)
    : `${words('price-summary.total')} ${total}`
  return (
    <p className={css.barChosen}>
      <span className={css.barName}>{name}</span>
      {change.difference.amount !== 0 && sum}
    </p>
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
      {difference.amount === 0 ? (
        <>
          <Text look="small" as="span" tone="muted">
            {words('price-change.no-difference')}
          </Text>
          <Price emphasis text={money.exact(newTotal)} />
        </>
      ) : (
        <Price emphasis text={signed(difference)} />
      )}
    </a>
  )
}

function toPanel(): void {
  document.getElementById(panelId)?.scrollIntoView()
}
