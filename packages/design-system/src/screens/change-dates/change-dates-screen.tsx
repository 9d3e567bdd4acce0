import { hasRates, type RateCalendar, type Stay, withRefusedStay } from '@veranda/domain'
import { type MouseEvent, useMemo } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Inset, Stack, tellsHeight, useIsWide } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import {
  ChangeBar,
  type ChangePriceProps,
  type ChangeState,
  NotAllowed,
  PriceBox,
} from '../../patterns/change-price/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { MonthChoices, StayChooser, type StayChooserView } from '../../patterns/stay-offers/index.ts'
import { Waiting } from '../../patterns/waiting/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './change-dates.css.ts'
import { PageHeader } from './page-header.tsx'
import { PricePanel } from './price-panel.tsx'
import { PromotionForm, type PromotionState } from './promotion-form.tsx'
import { StayBeforeAfter } from './stay-before-after.tsx'

export type ChangeDatesScreenProps = ChangePriceProps & {
  /** What is sold; the calendar's place is kept until it is there. */
  readonly calendar?: RateCalendar | undefined
  /** The stay that is chosen. */
  readonly stay?: Stay | undefined
  readonly view: StayChooserView
  readonly promotion: PromotionState
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onViewChange: (view: StayChooserView) => void
  /** A whole stay was chosen, in the calendar, in a list or from an offer. */
  readonly onStay: (stay: Stay) => void
  readonly onClear: () => void
  /** A code was entered; an empty one takes the promotion off. */
  readonly onPromotion: (code: string) => void
}

/** Choose other dates, see what they change, go on. */
export function ChangeDatesScreen(given: ChangeDatesScreenProps) {
  const props = { ...given, calendar: useCalendarAfter(given) }
  const { reservation, state, calendar, stay, help, backHref, onBack, onStay } = props
  const words = useLaterWords()
  const isWide = useIsWide()
  if (state.kind === 'not-allowed') {
    return (
      <Page {...props}>
        <div className={css.columns}>
          <NotAllowed
            reason={state.reason}
            title={words('change-dates.not-modifiable')}
            action={
              <ButtonLink tone="secondary" size="small" href={backHref} onNavigate={onBack}>
                {words('change-dates.back')}
              </ButtonLink>
            }
          />
          <HelpLine help={help} />
        </div>
      </Page>
    )
  }
  const isSold = !calendar || hasRates(calendar)
  return (
    <Page {...props}>
      <div className={css.columns}>
        <div className={css.chooser}>
          <Chooser {...props} />
        </div>
        {(isSold || isWide) && (
          <div ref={tellsHeight} className={state.kind === 'refused' ? css.asideFirst : css.aside}>
            {isSold && <Panel {...props} />}
            {isWide && <HelpLine help={help} />}
          </div>
        )}
        <Stack gap="large">
          {calendar && isSold && (
            <MonthChoices
              calendar={calendar}
              currentTotal={reservation.pricing.total}
              quoted={quotedIn(state)}
              chosen={stay}
              onChoose={onStay}
            />
          )}
          {calendar && isSold && <PromotionForm {...props} />}
          {!isWide && <HelpLine help={help} />}
        </Stack>
      </div>
    </Page>
  )
}

/** What was refused is not offered again, neither in the calendar nor in any list. */
function useCalendarAfter({ calendar, stay, state }: ChangeDatesScreenProps): RateCalendar | undefined {
  const refusal = state.kind === 'refused' ? state.refusal : undefined
  return useMemo(() => {
    if (!calendar || !stay) return calendar
    if (refusal?.kind === 'not-available') return withRefusedStay(calendar, stay, refusal.restriction)
    return refusal?.kind === 'sold-out' ? withRefusedStay(calendar, stay, undefined) : calendar
  }, [calendar, stay, refusal])
}

function Page({ children, ...props }: ChangeDatesScreenProps & { readonly children: React.ReactNode }) {
  return (
    <div className={css.page} data-ready="change-dates">
      <Inset size="page">
        <Stack gap="large">
          <PageHeader
            backHref={props.backHref}
            onBack={props.onBack}
            property={props.reservation.property.name}
            canChoose={props.state.kind !== 'not-allowed' && (!props.calendar || hasRates(props.calendar))}
          />
          {children}
          <ChangeBar {...props} state={barOf(props.state)} />
        </Stack>
      </Inset>
    </div>
  )
}

/** Where dates cannot be had it leads to the nearest that can. */
const barOf = (state: ChangeState): ChangeState =>
  state.kind === 'quoting' || state.kind === 'not-allowed' ? { kind: 'choosing' } : state

/** What the chosen dates change, add-ons that do not go along included. */
const quotedIn = (state: ChangeState) => (state.kind === 'quoted' ? state.quote.change.difference : undefined)

function Chooser(props: ChangeDatesScreenProps) {
  const { reservation, calendar, stay, state, view, onViewChange, onStay, onClear } = props
  const words = useLaterWords()
  if (!calendar) {
    return (
      <Waiting label={words('change-dates.loading')}>
        <Skeleton shape="title" />
        <div className={css.months}>
          <Skeleton shape="scene" />
          <Skeleton shape="scene" />
        </div>
      </Waiting>
    )
  }
  if (!hasRates(calendar))
    return (
      <Notice tone="negative" title={words('change-dates.no-rates-title')}>
        {words('change-dates.no-rates-body')}
      </Notice>
    )
  return (
    <StayChooser
      calendar={calendar}
      currentTotal={reservation.pricing.total}
      quoted={quotedIn(state)}
      chosen={stay}
      view={view}
      onViewChange={onViewChange}
      onChoose={onStay}
      onClear={onClear}
    />
  )
}

function Panel(props: ChangeDatesScreenProps) {
  const { state, stay, reservation } = props
  return (
    <PriceBox
      isBusy={state.kind === 'quoting'}
      holds={stay || state.kind === 'failed' ? 'a-price' : 'nothing-yet'}
      head={<StayBeforeAfter before={reservation.stay} after={stay} />}
    >
      <PricePanel {...props} />
    </PriceBox>
  )
}
