import { type GuestField, type PlainDate, type Reservation, whyNotOpen } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { HelpBeside } from '../../patterns/help-beside/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded } from '../../patterns/loaded/index.ts'
import type { CountryChoice } from '../../patterns/phone-field/index.ts'
import { SheetShape } from '../../patterns/page-shape/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { GuestSaving, TypedGuest } from './guest-information-state.ts'
import { GuestsForm } from './guests-form.tsx'

export type GuestInformationScreenProps = {
  readonly reservation: Reservation
  /** The room whose guests are shown. */
  readonly roomNumber: number
  /** Its guests, with what was typed and not saved. */
  readonly guests: readonly TypedGuest[]
  /** At the property. */
  readonly today: PlainDate
  readonly countries: Loadable<readonly CountryChoice[]>
  readonly saving: GuestSaving
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onRoom: (roomNumber: number) => void
  readonly onType: (guestId: number, field: GuestField, text: string) => void
  readonly onSave: () => void
  /** Countries or age categories could not be read. */
  readonly onTryAgain: () => void
}

/** Who the guests of each room are, and how they are reached. */
export function GuestInformationScreen(props: GuestInformationScreenProps) {
  const { reservation, saving, help, backHref, onBack } = props
  const words = useLaterWords()
  const closed = whyNotOpen(reservation, 'edit-guests')
  return (
    <StepPage
      step={1}
      steps={1}
      ready="guest-information"
      title={words('guest-information.title')}
      lead={closed ? undefined : words('guest-information.lead')}
      backLabel={words('guest-information.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={saving.kind === 'saving'}
      first={
        closed ? (
          <Notice tone="info" title={words('guest-information.closed-title')}>
            {words(`actions-list.${closed}`)}
          </Notice>
        ) : (
          <Guests {...props} />
        )
      }
      beside={<HelpBeside help={help} propertyCode={props.reservation.property.code} />}
    />
  )
}

function Guests(props: GuestInformationScreenProps) {
  const { reservation, countries, onTryAgain } = props
  const words = useLaterWords()
  if (reservation.property.ageRanges.length === 0)
    return (
      <Notice
        tone="negative"
        title={words('guest-information.ranges-title')}
        action={
          <Button tone="secondary" size="small" onPress={onTryAgain}>
            {words('failure.try-again')}
          </Button>
        }
      >
        {words('guest-information.ranges-body')}
      </Notice>
    )
  return (
    <Loaded
      of={countries}
      label={words('guest-information.loading')}
      shape={
        <>
          <SheetShape parts={4} />
          <SheetShape parts={4} />
        </>
      }
      onTryAgain={onTryAgain}
    >
      {(value) => <GuestsForm {...props} countries={value} />}
    </Loaded>
  )
}
