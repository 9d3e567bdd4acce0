import type { ChangeWish, Instant, NewRoomForm, Reservation } from '@veranda/domain'
import { type MouseEvent, useEffect, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { NotAllowed } from '../../patterns/change-price/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help, HelpPhone } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { CompareLine, turnTo } from './compare-line.tsx'
import { KeptColumn } from './kept-column.tsx'
import { isUntried, WayColumn } from './way-column.tsx'
import { WayPanel } from './way-panel.tsx'
import * as css from './workbench.css.ts'
import type { OpenPanel, Way, WayNumber, WayPart, WorkbenchLists, WorkbenchNames } from './workbench-state.ts'

export type WorkbenchScreenProps = {
  readonly reservation: Reservation
  /** All three, tried or not. */
  readonly ways: readonly Way[]
  readonly names: WorkbenchNames
  readonly lists: WorkbenchLists
  readonly panel?: OpenPanel | undefined
  readonly clock: () => Instant
  readonly guestCurrency?: GuestCurrency | undefined
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where a room is added alone. */
  readonly addRoomHref: string
  /** A room more, as far as it is filled in. */
  readonly newRoomForm: NewRoomForm
  readonly onPanel: (panel: OpenPanel | undefined) => void
  readonly onWish: (number: WayNumber, wish: ChangeWish) => void
  readonly onNewRoomForm: (form: NewRoomForm) => void
  readonly onClear: (number: WayNumber) => void
  readonly onCopy: (from: WayNumber, to: WayNumber) => void
  /** What a part is chosen from could not be read. */
  readonly onAskAgain: (part: WayPart) => void
}

/** Up to three ways the stay could be, beside the stay as it is; one of them is chosen, and only then anything happens. */
export function WorkbenchScreen(props: WorkbenchScreenProps) {
  const { reservation, ways, help, backHref, onBack, panel, onPanel, onWish } = props
  const words = useLaterWords()
  const [line] = help.lines
  const [first] = ways
  const closed = ways.every(({ price }) => price.state.kind === 'not-allowed') && first?.price.state
  const open = panel && ways.find(({ number }) => number === panel.number)
  return (
    <StepFrame
      step={1}
      steps={1}
      ready="workbench"
      title={words('workbench.title')}
      lead={words('workbench.lead', { hotel: reservation.property.name })}
      backLabel={words('workbench.back')}
      backHref={backHref}
      onBack={onBack}
    >
      <Stack gap="large">
        {closed && closed.kind === 'not-allowed' ? (
          <NotAllowed
            reason={closed.reason}
            title={words('workbench.not-allowed')}
            action={line && <HelpPhone line={line} />}
          />
        ) : (
          <Columns {...props} />
        )}
        <HelpLine help={help} />
      </Stack>
      {!closed && <CompareLine reservation={reservation} ways={shownOf(ways)} />}
      {open && panel && (
        <WayPanel
          {...props}
          way={open}
          what={panel.what}
          onWish={(wish) => onWish(open.number, wish)}
          onPart={(what) => onPanel({ number: open.number, what })}
          onClose={() => onPanel(undefined)}
        />
      )}
    </StepFrame>
  )
}

/** Every way that is tried, and one to try next. */
function shownOf(ways: readonly Way[]): readonly Way[] {
  const next = ways.find(isUntried)
  return ways.filter((way) => way === next || !isUntried(way))
}

function Columns(props: WorkbenchScreenProps) {
  const { reservation, ways, names, clock, guestCurrency, onPanel, onClear, onCopy } = props
  const words = useLaterWords()
  const [told, setTold] = useState<{ readonly number: WayNumber; readonly sentence: string }>()
  // What was pressed may be gone: the focus goes to the way that is another one now.
  useEffect(() => {
    if (told) turnTo(told.number)
  }, [told])
  const shown = shownOf(ways)
  const copyTo = ways.find(isUntried)?.number
  return (
    <section aria-label={words('workbench.options')}>
      <div className={css.columns[columnsFor(shown.length)]}>
        <KeptColumn reservation={reservation} now={clock()} guestCurrency={guestCurrency} />
        {shown.map((way) => (
          <WayColumn
            key={way.number}
            way={way}
            names={names}
            copyTo={copyTo}
            onOpen={onPanel}
            onCopy={(to) => {
              onCopy(way.number, to)
              setTold({ number: to, sentence: words('workbench.copied', { number: to, from: way.number }) })
            }}
            onClear={() => {
              onClear(way.number)
              setTold({
                number: way.number,
                sentence: words('workbench.cleared', { number: way.number }),
              })
            }}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{told?.sentence}</span>
      </VisuallyHidden>
    </section>
  )
}

const columnsFor = (ways: number): keyof typeof css.columns => (ways >= 3 ? 4 : ways === 2 ? 3 : 2)
