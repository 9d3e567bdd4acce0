import { partsOf } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { FailedPrice, namesAsWished, NotAllowed, RefusedPrice } from '../../patterns/change-price/index.ts'
import { useLastChange } from '../../patterns/change-price/use-last-change.ts'
import { useSecondsLeft } from '../../patterns/time-left/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { headingOf } from './heading-of.ts'
import { PartCells } from './part-cells.tsx'
import { WaySums } from './sum-cells.tsx'
import * as css from './workbench.css.ts'
import type { OpenPanel, Way, WayNumber, WorkbenchNames } from './workbench-state.ts'

export type WayColumnProps = {
  readonly way: Way
  readonly names: WorkbenchNames
  /** The next way that is still empty; missing where none is. */
  readonly copyTo?: WayNumber | undefined
  readonly onOpen: (panel: OpenPanel) => void
  readonly onCopy: (to: WayNumber) => void
  readonly onClear: () => void
}

/** One way: what it has, what it comes to, or why it cannot be had, and the step that chooses it. */
export function WayColumn(props: WayColumnProps) {
  const { way, names, copyTo, onOpen, onCopy, onClear } = props
  const { number, wish, price } = way
  const words = useLaterWords()
  const isEmpty = isUntried(way)
  return (
    <section className={css.column[isEmpty ? 'empty' : 'tried']} aria-labelledby={headingOf(number)}>
      <div className={css.head} id={headingOf(number)} tabIndex={-1}>
        <Heading level={2} look="lead">
          {words('workbench.option', { number })}
        </Heading>
      </div>
      <PartCells
        reservation={price.reservation}
        wish={wish}
        names={names}
        number={number}
        onEdit={(what) => onOpen({ number, what })}
      />
      <Outcome way={way} names={names} />
      {!isEmpty && (
        <div className={css.actions}>
          <Choose way={way} onChoose={() => onOpen({ number, what: 'price' })} />
          <div className={css.more}>
            {copyTo && (
              <Button tone="quiet" size="small" onPress={() => onCopy(copyTo)}>
                {words('workbench.copy', { to: copyTo })}
              </Button>
            )}
            <Button tone="quiet" size="small" onPress={onClear}>
              {words('workbench.clear', { number })}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

/** Nothing of it is other than today. */
export const isUntried = ({ wish }: Way): boolean => partsOf(wish).length === 0

function Choose({ way, onChoose }: { readonly way: Way; readonly onChoose: () => void }) {
  const { number, price } = way
  const words = useLaterWords()
  const { state } = price
  // A press whose answer was lost is repeated where it stands.
  if (state.kind !== 'quoted' && state.kind !== 'quoting') return null
  const isBusy = state.kind === 'quoting' || state.isConfirming
  return (
    <Button tone="primary" wide busy={isBusy} onPress={onChoose}>
      {words('workbench.choose', { number })}
    </Button>
  )
}

type OutcomeProps = Pick<WayColumnProps, 'way' | 'names'>

function Outcome({ way, names }: OutcomeProps) {
  const { price } = way
  const { reservation, state, clock, guestCurrency } = price
  const words = useLaterWords()
  const last = useLastChange(state)
  const sums = { reservation, guestCurrency, now: clock() }
  switch (state.kind) {
    case 'choosing':
      return (
        <div className={css.instead}>
          <Text look="small" tone="muted">
            {words('workbench.nothing-yet')}
          </Text>
        </div>
      )
    case 'quoting':
      return last ? (
        <WaySums {...sums} change={last} isOld />
      ) : (
        <div className={css.instead}>
          <Text look="small" tone="muted">
            {words('workbench.quoting')}
          </Text>
        </div>
      )
    case 'quoted':
      return (
        <>
          <WaySums {...sums} change={state.quote.change} isOld={false} />
          {!state.isConfirming && (
            <Watch expiresAt={state.quote.expiresAt} clock={clock} onExpired={price.onQuoteExpired} />
          )}
        </>
      )
    case 'refused':
      return (
        <div className={css.instead}>
          <RefusedPrice
            reservation={reservation}
            refusal={state.refusal}
            rooms={namesAsWished(way.wish, price, names.categories)}
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

type WatchProps = Parameters<typeof useSecondsLeft>

/** Asks for the price again once its time is over; until when it holds is said where it is confirmed. */
function Watch(props: {
  readonly expiresAt: WatchProps[0]
  readonly clock: WatchProps[1]
  readonly onExpired: () => void
}) {
  useSecondsLeft(props.expiresAt, props.clock, props.onExpired)
  return null
}
