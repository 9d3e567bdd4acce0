import {
  fieldsAskedOf,
  fieldsMissing,
  type GuestField,
  guestRefusals,
  isNamed,
  activeRooms,
  saysMore,
  tidyGuest,
} from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { useInSight } from '../../patterns/step-page/index.ts'
import type { CountryChoice } from '../../patterns/phone-field/index.ts'
import { SendButton } from '../../patterns/send-button/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './guest-information.css.ts'
import { exampleBirth } from './example-birth.ts'
import { GuestEntry, type GuestErrors } from './guest-entry.tsx'
import type { GuestInformationScreenProps } from './guest-information-screen.tsx'
import type { TypedGuest } from './guest-information-state.ts'
import { guestRefusalWords } from './guest-refusal-words.ts'
import { SavingOutcome } from './saving-outcome.tsx'

export type GuestsFormProps = Omit<GuestInformationScreenProps, 'countries'> & {
  readonly countries: readonly CountryChoice[]
}

/** The guests of one room. All that was typed for them is saved with one press. */
export function GuestsForm(props: GuestsFormProps) {
  const { reservation, roomNumber, guests, countries, today, saving, help, onRoom, onType, onSave } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  // For which room saving was tried, and how often: what is wrong is said only then.
  const [tried, setTried] = useState<{ readonly roomNumber: number; readonly times: number }>()
  const [isUnchanged, setUnchanged] = useState(false)
  const errorsOf = useErrors(props)
  // Once the end of the form stands higher than the bar is tall, the bar has come to its place.
  const [end, endIs] = useInSight('-12%')
  const rooms = activeRooms(reservation.rooms)
  const firstOpen = firstToOpen(guests)
  const adults = reservation.property.ageRanges.find(({ category }) => category === 'adult')
  const isTried = tried?.roomNumber === roomNumber
  const wrong = guests.map((one) => errorsOf(one, true))
  const unnamed = guests.filter(({ form }) => !isNamed(tidyGuest(form))).length
  // What was to be told to an address that is not told anything more today.
  const isMailRefused = saving.kind === 'too-many-letters'
  const refused = (one: TypedGuest): GuestErrors =>
    isMailRefused && hasOtherEmail(one) ? { email: words('guest-information.email-tomorrow') } : {}
  const rest = guests.map((one) => ({ ...one, form: withKnownEmail(one) }))
  const isRestSavable =
    rest.some(({ guest, form }) => saysMore(guest, tidyGuest(form))) &&
    rest.every((one) => Object.keys(errorsOf(one, true)).length === 0)
  const count = wrong.reduce((sum, errors) => sum + Object.keys(errors).length, 0)
  const type = (guestId: number, field: GuestField, text: string) => {
    setUnchanged(false)
    onType(guestId, field, text)
  }
  // Its guests are nobody's to save any more.
  const isGone = saving.kind === 'room-cancelled'
  const saveRest = () => {
    for (const one of guests.filter(hasOtherEmail)) onType(one.guest.guestId, 'email', one.guest.email ?? '')
    onSave()
  }
  const submit = () => {
    if (saving.kind === 'saving' || isGone) return
    setTried({ roomNumber, times: (tried?.times ?? 0) + 1 })
    if (count > 0) return
    const isNew = guests.some(({ guest, form }) => saysMore(guest, tidyGuest(form)))
    setUnchanged(!isNew)
    if (isNew) onSave()
  }
  return (
    <Form label={words('guest-information.form')} onSubmit={submit}>
      <Stack gap="large">
        <SavingOutcome
          saving={isUnchanged ? { kind: 'unchanged' } : saving}
          rooms={reservation.rooms.length}
          help={help}
          active={rooms.map((room) => room.roomNumber)}
          onRoom={onRoom}
          onRest={isRestSavable ? saveRest : undefined}
        />
        {reservation.property.adultsOnly && adults && (
          <Text>{words('guest-information.adults-only', { youngest: adults.youngest })}</Text>
        )}
        {!isGone && (
          <>
            {rooms.length > 1 && (
              <SelectField
                label={words('guest-information.room')}
                name="room"
                value={String(roomNumber)}
                options={rooms.map(({ roomNumber: number, guests: own }) => ({
                  value: String(number),
                  label: words('guest-information.room-option', {
                    room: roomName({ roomNumber: number }),
                    missing: own.filter((guest) => !isNamed(guest)).length,
                  }),
                }))}
                onChange={(value) => onRoom(Number(value))}
              />
            )}
            <div>
              <Stack gap="small">
                {guests.map((one, index) => (
                  <GuestEntry
                    key={one.guest.guestId}
                    {...one}
                    position={index + 1}
                    errors={{ ...(isTried ? wrong[index] : errorsOf(one, false)), ...refused(one) }}
                    // The answer opens what it refuses, as the press did.
                    tries={(tried?.times ?? 0) + (isMailRefused ? 1 : 0)}
                    countries={countries}
                    latestBirth={today}
                    opensFirst={index === firstOpen}
                    onType={(field, text) => type(one.guest.guestId, field, text)}
                  />
                ))}
              </Stack>
              <div ref={end} />
            </div>
            <div className={css.saveBar} data-at-end={endIs !== 'ahead' || undefined}>
              {isTried && count > 0 ? (
                <Text look="small" tone="negative">
                  {words('guest-information.wrong', { count })}
                </Text>
              ) : (
                <p className={css.stillUnnamed}>
                  {unnamed > 0 && words('guest-information.still-unnamed', { guests: unnamed })}
                </p>
              )}
              <SendButton doing="saving" isSending={saving.kind === 'saving'}>
                {saving.kind === 'failed'
                  ? words('guest-information.again')
                  : words('guest-information.save', { guests: guests.length })}
              </SendButton>
            </div>
          </>
        )}
      </Stack>
    </Form>
  )
}

const hasOtherEmail = ({ guest, form }: TypedGuest): boolean => tidyGuest(form).email !== (guest.email ?? '')

const withKnownEmail = ({ guest, form }: TypedGuest) => ({ ...form, email: guest.email ?? '' })

/** The first of whom something is needed; where nothing is, the first of the room. */
function firstToOpen(guests: readonly TypedGuest[]): number {
  const lacking = guests.findIndex(({ guest, form }) => fieldsMissing(guest, tidyGuest(form)).length > 0)
  return Math.max(0, lacking)
}

/** What is wrong with a guest. Too long is said at once, the rest once it was to be saved; who was left alone is not judged. */
function useErrors({ reservation, today }: GuestsFormProps) {
  const words = useLaterWords()
  const { locale } = useIntl()
  return ({ guest, form }: TypedGuest, isTried: boolean): GuestErrors => {
    const tidy = tidyGuest(form)
    if (!saysMore(guest, tidy)) return {}
    const { arrival } = reservation.stay
    const birth = exampleBirth(guest.category, today)
    const refusals = guestRefusals(tidy, { guest, arrival, today, ranges: reservation.property.ageRanges })
    const stated = fieldsAskedOf(guest).flatMap((field) => {
      const refusal = refusals[field]
      if (!refusal || !(isTried || refusal.rule === 'too-long')) return []
      return [[field, guestRefusalWords(refusal, { words, locale, birth })] as const]
    })
    return Object.fromEntries(stated)
  }
}
