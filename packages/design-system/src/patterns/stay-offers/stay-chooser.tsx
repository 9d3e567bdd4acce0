import type { Money, RateCalendar, Stay } from '@veranda/domain'
import { Tabs } from '../../components/tabs/index.ts'
import { StayCalendar } from '../stay-calendar/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { OfferList } from './offer-list.tsx'

export type StayChooserView = 'calendar' | 'list'

export type StayChooserProps = {
  readonly calendar: RateCalendar
  /** The reservation's present total, add-ons included. */
  readonly currentTotal: Money
  /** What the chosen stay changes by its quote. */
  readonly quoted?: Money | undefined
  readonly chosen?: Stay | undefined
  readonly view: StayChooserView
  readonly onViewChange: (view: StayChooserView) => void
  readonly onChoose: (stay: Stay) => void
  readonly onClear: () => void
}

/** The same days twice: as a calendar, and as a list, cheapest first. */
export function StayChooser(props: StayChooserProps) {
  const { calendar, currentTotal, quoted, chosen, view, onViewChange, onChoose, onClear } = props
  const words = useLaterWords()
  return (
    <Tabs
      label={words('stay-offers.views')}
      selected={view}
      onSelect={(key) => onViewChange(key === 'list' ? 'list' : 'calendar')}
      tabs={[
        {
          key: 'calendar',
          label: words('stay-offers.calendar'),
          panel: <StayCalendar calendar={calendar} chosen={chosen} onChoose={onChoose} onClear={onClear} />,
        },
        {
          key: 'list',
          label: words('stay-offers.list'),
          panel: <OfferList {...{ calendar, currentTotal, quoted, chosen, onChoose }} />,
        },
      ]}
    />
  )
}
