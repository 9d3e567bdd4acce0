import { partsOf } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { FailedPrice, namesAsSelected, NotAllowed, RefusedPrice } from '../../patterns/change-price/index.ts'
import { useLastChange } from '../../patterns/change-price/use-last-change.ts'
import { useSecondsLeft } from '../../patterns/time-left/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { cellsOf } from './cells.ts'
import { headingOf } from './heading-of.ts'
import { PartCells } from './part-cells.tsx'
import { Headline, OptionSums, type PriceStanding, totalWith } from './sum-cells.tsx'
import * as css from './comparison.css.ts'
import { useOptionTitle } from './use-option-title.ts'
import type { OpenPanel, ComparedOption, OptionNumber, ComparisonNames } from './comparison-state.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

export type OptionColumnProps = {
  readonly option: ComparedOption
  readonly names: ComparisonNames
  /** No other is there yet. */
  readonly isFirst: boolean
  readonly tone: 'primary' | 'secondary'
  /** The next option that is still empty; missing if none is. */
  readonly copyTo?: OptionNumber | undefined
  readonly onOpen: (panel: OpenPanel) => void
  readonly onCopy: (to: OptionNumber) => void
  readonly onClear: () => void
}

/** One option: its parts, its total or why it cannot be had, and the button that chooses it. */
export function OptionColumn(props: OptionColumnProps) {
  const { option, names, isFirst, tone, copyTo, onOpen, onCopy, onClear } = props
  const { number, selection, price } = option
  const words = useLaterWords()
  const isEmpty = isUntried(option)
  const change = useLastChange(price.state)
  const called = words('comparison.option', { number })
  const title = useOptionTitle(cellsOf(price.reservation, selection, names))
  const isExpired = useExpired(price)
  const standing = isExpired ? 'over' : price.state.kind === 'quoting' ? 'waits' : 'holds'
  return (
    <section className={css.column[isEmpty ? 'empty' : 'tried']} aria-label={called}>
      <div className={css.top}>
        <div className={css.head} id={headingOf(number)} tabIndex={-1}>
          <p className={css.note}>{isEmpty && !isFirst ? words('comparison.untried') : called}</p>
          <Heading level={2} look="lead">
            {title ?? words(isFirst ? 'comparison.untried' : 'comparison.another')}
          </Heading>
        </div>
        {change && (
          <Headline
            total={totalWith(price.reservation, change)}
            guestCurrency={price.guestCurrency}
            change={change}
            standing={standing}
          />
        )}
      </div>
      <PartCells
        reservation={price.reservation}
        selection={selection}
        names={names}
        number={number}
        onEdit={(what) => onOpen({ number, what })}
      />
      <Outcome option={option} names={names} standing={standing} />
      {!isEmpty && (
        <div className={css.actions}>
          <Choose
            option={option}
            tone={tone}
            isExpired={isExpired}
            onChoose={() => onOpen({ number, what: 'price' })}
          />
          <div className={css.more}>
            {copyTo && (
              <Button tone="quiet" size="small" onPress={() => onCopy(copyTo)}>
                {words('comparison.copy', { to: copyTo })}
              </Button>
            )}
            <Button tone="quiet" size="small" onPress={onClear}>
              {words('comparison.clear', { number })}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** Nothing of it is other than today. */
export const isUntried = ({ selection }: ComparedOption): boolean => partsOf(selection).length === 0

/** It has one, or the last one while another is asked for. */
export const hasPrice = ({ price: { state } }: ComparedOption): boolean =>
  state.kind === 'quoted' || state.kind === 'quoting'

/** Once its time is over the price is asked for again, which is said; until when it holds is said where it is confirmed. */
function useExpired({ state, clock, onQuoteExpired }: ComparedOption['price']): boolean {
  const isWatched = state.kind === 'quoted' && !state.isConfirming
  return useSecondsLeft(isWatched ? state.quote.expiresAt : undefined, clock, onQuoteExpired) === 0
}

type ChooseProps = Pick<OptionColumnProps, 'option' | 'tone'> & {
  readonly isExpired: boolean
  readonly onChoose: () => void
}

/** Chooses it; at a price that is over there is nothing to choose, and it is asked for again. */
function Choose({ option, tone, isExpired, onChoose }: ChooseProps) {
  const { number, price } = option
  const words = useLaterWords()
  const { state } = price
  // A press whose answer was lost is repeated where it stands.
  if (state.kind !== 'quoted' && state.kind !== 'quoting') return null
  if (isExpired)
    return (
      <Button tone="primary" wide onPress={price.onTryAgain}>
        {words('comparison.check-again')}
      </Button>
    )
  const isBusy = state.kind === 'quoting' || state.isConfirming
  return (
    <>
      <Button tone={tone} wide busy={isBusy} onPress={onChoose}>
        {words('comparison.choose', { number })}
      </Button>
      <StillUnderway is={isBusy} />
    </>
  )
}

type OutcomeProps = Pick<OptionColumnProps, 'option' | 'names'> & { readonly standing: PriceStanding }

function Outcome({ option, names, standing }: OutcomeProps) {
  const { price } = option
  const { reservation, state, clock } = price
  const words = useLaterWords()
  const last = useLastChange(state)
  const sums = { reservation, now: clock() }
  switch (state.kind) {
    case 'choosing':
      return (
        <div className={css.instead}>
          <Text look="small" tone="muted">
            {words('comparison.nothing-yet')}
          </Text>
        </div>
      )
    case 'quoting':
      return last ? (
        <OptionSums {...sums} change={last} standing={standing} />
      ) : (
        <div className={css.instead}>
          <Text look="small" tone="muted">
            {words('comparison.quoting')}
          </Text>
        </div>
      )
    case 'quoted':
      return <OptionSums {...sums} change={state.quote.change} standing={standing} />
    case 'refused':
      return (
        <div className={css.instead}>
          <RefusedPrice
            reservation={reservation}
            refusal={state.refusal}
            rooms={namesAsSelected(option.selection, price, names.categories)}
            onTryAgain={price.onTryAgain}
          />
        </div>
      )
    case 'failed':
      return (
        <div className={css.instead}>
          <FailedPrice {...price} {...state} />
        </div>
      )
    case 'not-allowed':
      return (
        <div className={css.instead}>
          <NotAllowed reason={state.reason} title={words('change-price.not-allowed')} />
        </div>
      )
  }
}
