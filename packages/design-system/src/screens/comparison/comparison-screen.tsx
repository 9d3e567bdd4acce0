import type { ChangeSelection, Instant, NewRoomForm, Reservation } from '@veranda/domain'
import { type MouseEvent, useEffect, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { NotAllowed } from '../../patterns/change-price/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { CallUs } from '../../patterns/help-contact/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { StepFrame } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { CompareLine, turnTo } from './compare-line.tsx'
import { UnchangedColumn } from './unchanged-column.tsx'
import { hasPrice, isUntried, OptionColumn } from './option-column.tsx'
import { OptionPanel } from './option-panel.tsx'
import * as css from './comparison.css.ts'
import type {
  OpenPanel,
  ComparedOption,
  OptionNumber,
  OptionPart,
  ComparisonLists,
  ComparisonNames,
} from './comparison-state.ts'

export type ComparisonScreenProps = {
  readonly reservation: Reservation
  /** All three options, with or without a selection. */
  readonly options: readonly ComparedOption[]
  readonly names: ComparisonNames
  readonly lists: ComparisonLists
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
  readonly onSelection: (number: OptionNumber, selection: ChangeSelection) => void
  readonly onNewRoomForm: (form: NewRoomForm) => void
  readonly onClear: (number: OptionNumber) => void
  readonly onCopy: (from: OptionNumber, to: OptionNumber) => void
  /** What a part is chosen from could not be read. */
  readonly onAskAgain: (part: OptionPart) => void
}

/** Up to three options beside the stay as booked; nothing is changed until one of them is confirmed. */
export function ComparisonScreen(props: ComparisonScreenProps) {
  const { reservation, options, help, backHref, onBack, panel, onPanel, onSelection } = props
  const words = useLaterWords()
  const [first] = options
  const closed = options.every(({ price }) => price.state.kind === 'not-allowed') && first?.price.state
  const tried = triedIn(options)
  const open = panel && options.find(({ number }) => number === panel.number)
  return (
    <StepFrame
      step={1}
      steps={1}
      ready="comparison"
      title={words('comparison.title')}
      lead={
        closed ? reservation.property.name : words('comparison.lead', { hotel: reservation.property.name })
      }
      backLabel={words('comparison.back')}
      backHref={backHref}
      onBack={onBack}
    >
      <div className={css.page[closed ? 'beside' : 'below']}>
        {closed && closed.kind === 'not-allowed' ? (
          <Stack gap="large">
            <NotAllowed
              reason={closed.reason}
              title={words('comparison.not-allowed')}
              action={<CallUs help={help} />}
            />
            <UnchangedColumn
              reservation={reservation}
              now={props.clock()}
              guestCurrency={props.guestCurrency}
            />
          </Stack>
        ) : (
          <Columns {...props} />
        )}
        <HelpLine help={help} />
      </div>
      {!closed && tried.length > 0 && <CompareLine reservation={reservation} options={tried} />}
      {open && panel && (
        <OptionPanel
          {...props}
          option={open}
          what={panel.what}
          onSelection={(selection) => onSelection(open.number, selection)}
          onPart={(what) => onPanel({ number: open.number, what })}
          onClose={() => onPanel(undefined)}
        />
      )}
    </StepFrame>
  )
}

/** Every option with a selection, and after them an empty one. */
const shownOf = (options: readonly ComparedOption[]): readonly ComparedOption[] => [
  ...triedIn(options),
  ...options.filter(isUntried).slice(0, 1),
]

const triedIn = (options: readonly ComparedOption[]): readonly ComparedOption[] =>
  options.filter((option) => !isUntried(option))

function Columns(props: ComparisonScreenProps) {
  const { options, names, clock, onPanel, onClear, onCopy } = props
  const words = useLaterWords()
  const [announcement, setReported] = useState<{ readonly number: OptionNumber; readonly sentence: string }>()
  // What was pressed may be gone: the focus goes to the way that is another one now.
  useEffect(() => {
    if (announcement) turnTo(announcement.number)
  }, [announcement])
  const shown = shownOf(options)
  // Of several none looks recommended.
  const isAlone = shown.filter(hasPrice).length === 1
  const copyTo = options.find(isUntried)?.number
  return (
    <section aria-label={words('comparison.options')}>
      <div className={css.columns[columnsFor(shown.length)]}>
        <UnchangedColumn {...props} now={clock()} />
        {shown.map((option) => (
          <OptionColumn
            key={option.number}
            option={option}
            names={names}
            isFirst={shown.length === 1}
            tone={isAlone ? 'primary' : 'secondary'}
            copyTo={copyTo}
            onOpen={onPanel}
            onCopy={(to) => {
              onCopy(option.number, to)
              setReported({
                number: to,
                sentence: words('comparison.copied', { number: to, from: option.number }),
              })
            }}
            onClear={() => {
              onClear(option.number)
              setReported({
                number: option.number,
                sentence: words('comparison.cleared', { number: option.number }),
              })
            }}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement?.sentence}</span>
      </VisuallyHidden>
    </section>
  )
}

const columnsFor = (options: number): keyof typeof css.columns => (options >= 3 ? 4 : options === 2 ? 3 : 2)
