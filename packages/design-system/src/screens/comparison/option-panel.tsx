import { Button } from '../../components/button/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Text } from '../../components/text/index.ts'
import {
  ChangeBar,
  ChangePrice,
  FailedPrice,
  namesAsSelected,
  NotAllowed,
  RefusedPrice,
} from '../../patterns/change-price/index.ts'
import { useLastChange } from '../../patterns/change-price/use-last-change.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { PartChooser, type PartChooserProps } from './part-chooser.tsx'
import { totalWith } from './sum-cells.tsx'
import * as css from './comparison.css.ts'
import type { OpenPanel } from './comparison-state.ts'

export type OptionPanelProps = Omit<PartChooserProps, 'part'> & {
  readonly what: OpenPanel['what']
  readonly onClose: () => void
}

/** The panel in which a part of an option is changed, its price in sight, or the whole option is confirmed. */
export function OptionPanel({ what, onClose, ...props }: OptionPanelProps) {
  const { option, names } = props
  const { number, price } = option
  const words = useLaterWords()
  const frame = {
    title: words(`comparison.sheet-${what}`, { number }),
    closeLabel: words('comparison.close'),
    onClose,
  }
  if (what === 'price')
    return (
      <Sheet {...frame}>
        <ChangePrice {...price} rooms={namesAsSelected(option.selection, price, names.categories)} />
        <ChangeBar {...price} />
      </Sheet>
    )
  return (
    <Sheet {...frame} foot={<Foot {...props} onClose={onClose} />}>
      <PartChooser {...props} part={what} />
    </Sheet>
  )
}

type FootProps = Pick<OptionPanelProps, 'option' | 'names' | 'onClose'>

function Foot({ option, names, onClose }: FootProps) {
  const words = useLaterWords()
  return (
    <>
      <Says option={option} names={names} />
      <div className={css.panelFoot}>
        <Comes option={option} />
        <Button tone="primary" onPress={onClose}>
          {words('comparison.done')}
        </Button>
      </div>
    </>
  )
}

/** Why it cannot be had like this, where it is being chosen. */
function Says({ option, names }: Pick<FootProps, 'option' | 'names'>) {
  const { price } = option
  const { state } = price
  const words = useLaterWords()
  const wording =
    state.kind === 'refused' ? (
      <RefusedPrice
        reservation={price.reservation}
        refusal={state.refusal}
        rooms={namesAsSelected(option.selection, price, names.categories)}
        onTryAgain={price.onTryAgain}
      />
    ) : state.kind === 'failed' ? (
      <FailedPrice {...price} {...state} />
    ) : state.kind === 'not-allowed' ? (
      <NotAllowed reason={state.reason} title={words('change-price.not-allowed')} />
    ) : undefined
  return wording ? <div className={css.panelSays}>{wording}</div> : null
}

/** The option's present total. */
function Comes({ option: { number, price } }: Pick<FootProps, 'option'>) {
  const { reservation, state } = price
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const change = useLastChange(state)
  const isQuoting = state.kind === 'quoting'
  return (
    <div role="status">
      <Text look="small" tone="muted">
        {words('comparison.option', { number })}
      </Text>
      {isQuoting && !change ? (
        <Text look="small">{words('comparison.quoting')}</Text>
      ) : change ? (
        <div className={isQuoting ? css.waits : undefined}>
          <span className={css.sum}>{money.exact(totalWith(reservation, change))}</span>{' '}
          <span className={css.note}>
            {change.difference.amount === 0 ? words('price-change.no-difference') : signed(change.difference)}
          </span>
        </div>
      ) : (
        <Text look="small">{words('comparison.no-price')}</Text>
      )}
    </div>
  )
}
