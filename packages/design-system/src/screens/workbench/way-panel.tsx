import { Button } from '../../components/button/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Text } from '../../components/text/index.ts'
import {
  ChangeBar,
  ChangePrice,
  FailedPrice,
  namesAsWished,
  NotAllowed,
  RefusedPrice,
} from '../../patterns/change-price/index.ts'
import { useLastChange } from '../../patterns/change-price/use-last-change.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { PartChooser, type PartChooserProps } from './part-chooser.tsx'
import { totalWith } from './sum-cells.tsx'
import * as css from './workbench.css.ts'
import type { OpenPanel } from './workbench-state.ts'

export type WayPanelProps = Omit<PartChooserProps, 'part'> & {
  readonly what: OpenPanel['what']
  readonly onClose: () => void
}

/** Where one thing of a way is changed, its price in sight; or where the whole of it is confirmed. */
export function WayPanel({ what, onClose, ...props }: WayPanelProps) {
  const { way, names } = props
  const { number, price } = way
  const words = useLaterWords()
  const frame = {
    title: words(`workbench.sheet-${what}`, { number }),
    closeLabel: words('workbench.close'),
    onClose,
  }
  if (what === 'price')
    return (
      <Sheet {...frame}>
        <ChangePrice {...price} rooms={namesAsWished(way.wish, price, names.categories)} />
        <ChangeBar {...price} />
      </Sheet>
    )
  return (
    <Sheet {...frame} foot={<Foot {...props} onClose={onClose} />}>
      <PartChooser {...props} part={what} />
    </Sheet>
  )
}

type FootProps = Pick<WayPanelProps, 'way' | 'names' | 'onClose'>

function Foot({ way, names, onClose }: FootProps) {
  const words = useLaterWords()
  return (
    <>
      <Says way={way} names={names} />
      <div className={css.panelFoot}>
        <Comes way={way} />
        <Button tone="primary" onPress={onClose}>
          {words('workbench.done')}
        </Button>
      </div>
    </>
  )
}

/** Why it cannot be had like this, where it is being chosen. */
function Says({ way, names }: Pick<FootProps, 'way' | 'names'>) {
  const { price } = way
  const { state } = price
  const words = useLaterWords()
  const said =
    state.kind === 'refused' ? (
      <RefusedPrice
        reservation={price.reservation}
        refusal={state.refusal}
        rooms={namesAsWished(way.wish, price, names.categories)}
        onTryAgain={price.onTryAgain}
      />
    ) : state.kind === 'failed' ? (
      <FailedPrice {...price} {...state} />
    ) : state.kind === 'not-allowed' ? (
      <NotAllowed reason={state.reason} title={words('change-price.not-allowed')} />
    ) : undefined
  return said ? <div className={css.panelSays}>{said}</div> : null
}

/** What the way comes to by now. */
function Comes({ way: { number, price } }: Pick<FootProps, 'way'>) {
  const { reservation, state } = price
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const change = useLastChange(state)
  const isQuoting = state.kind === 'quoting'
  return (
    <div role="status">
      <Text look="small" tone="muted">
        {words('workbench.option', { number })}
      </Text>
      {isQuoting && !change ? (
        <Text look="small">{words('workbench.quoting')}</Text>
      ) : change ? (
        <div className={isQuoting ? css.waits : undefined}>
          <span className={css.sum}>{money.exact(totalWith(reservation, change))}</span>{' '}
          <span className={css.note}>
            {change.difference.amount === 0 ? words('price-change.no-difference') : signed(change.difference)}
          </span>
        </div>
      ) : (
        <Text look="small">{words('workbench.no-price')}</Text>
      )}
    </div>
  )
}
