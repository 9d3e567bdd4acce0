import type { Meta, StoryObj } from '@storybook/react-vite'
import { type GuestForm, guestFormOf, type Reservation } from '@veranda/domain'
import {
  aCancelledReservation,
  aFamilyReservation,
  aGuest,
  aPastStay,
  aReservation,
  aReservationOfNineRooms,
  aReservationUnderReview,
  aReservationWithVeryLongNames,
  aRoom,
  aStayInHouse,
  aThreeRoomReservation,
  theHotels,
} from '@veranda/domain/fixtures'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import {
  type CountryChoice,
  GuestInformationScreen,
  type GuestInformationScreenProps,
  type TypedGuest,
} from './index.ts'

/** What is typed is kept, as the portal keeps it. */
function Retained(props: GuestInformationScreenProps) {
  const { reservation } = props
  const [roomNumber, setRoom] = useState(props.roomNumber)
  const [typed, setTyped] = useState(typedIn(props.guests))
  const own = reservation.rooms.find((room) => room.roomNumber === roomNumber)?.guests ?? []
  return (
    <GuestInformationScreen
      {...props}
      roomNumber={roomNumber}
      guests={own.map((guest) => ({ guest, form: { ...guestFormOf(guest), ...typed[guest.guestId] } }))}
      onRoom={setRoom}
      onType={(guestId, field, text) => {
        setTyped((before) => ({ ...before, [guestId]: { ...before[guestId], [field]: text } }))
        props.onType(guestId, field, text)
      }}
    />
  )
}

/** Typing on ends what was answered, as in the portal. */
function RefusedUntilTyped(props: GuestInformationScreenProps) {
  const [saving, setSaving] = useState(props.saving)
  return <Retained {...props} saving={saving} onType={() => setSaving({ kind: 'typing' })} />
}

/** Sent as soon as it is there: the marks are seen in every language, where a play is in English alone. */
function SentAtOnce(props: GuestInformationScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new MutationObserver(send)
    function send() {
      const form = place.current?.querySelector('form')
      if (!form) return
      watch.disconnect()
      form.requestSubmit()
    }
    if (place.current) watch.observe(place.current, { childList: true, subtree: true })
    send()
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Retained {...props} />
    </div>
  )
}

type Typed = Readonly<Record<number, Partial<GuestForm>>>
const typedIn = (guests: readonly TypedGuest[]): Typed =>
  Object.fromEntries(guests.map(({ guest, form }) => [guest.guestId, form]))

const countries: readonly CountryChoice[] = [
  { countryCode: 'CA', name: 'Canada', diallingCode: '1' },
  { countryCode: 'IT', name: 'Italy', diallingCode: '39' },
  { countryCode: 'MX', name: 'Mexico', diallingCode: '52' },
  { countryCode: 'GB', name: 'United Kingdom', diallingCode: '44' },
  { countryCode: 'US', name: 'United States', diallingCode: '1' },
]

const elena = aGuest({
  guestId: 11,
  countryCode: 'MX',
  phone: '+52 55 5550 0142',
  zipCode: '77500',
  city: 'Cancún',
  birthDate: '1985-03-24',
})
const tomas = aGuest({ guestId: 12, isMainGuest: false, title: 'Mr', firstName: 'Tomás' })
const { email: _, phone: __, ...bare } = tomas
/** A guest who was added to the room and has no name yet. */
const added = {
  guestId: 13,
  isMainGuest: false,
  category: 'kid',
  age: 7,
  firstName: '',
  lastName: '',
} as const

const withGuests = (guests: Reservation['rooms'][number]['guests']): Reservation =>
  aReservation({ rooms: [aRoom({ guests })] })
const family = withGuests([elena, bare, added])
const waiting = withGuests([{ ...elena, emailToConfirm: 'elena.robles@example.org' }])
const { email: ___, ...elenaUnreached } = elena
const unreached = withGuests([elenaUnreached, bare])
const guestsOf = ({ rooms }: Reservation, over: Typed = {}): readonly TypedGuest[] =>
  (rooms[0]?.guests ?? []).map((guest) => ({
    guest,
    form: { ...guestFormOf(guest), ...over[guest.guestId] },
  }))

const meta = {
  title: 'Screens/Guest information',
  component: GuestInformationScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => void mocked(args.onSave).mockClear(),
  args: {
    reservation: family,
    roomNumber: 1,
    guests: guestsOf(family),
    today: '2027-03-01',
    countries: { kind: 'ready', value: countries },
    saving: { kind: 'typing' },
    help: aHelp(),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onRoom: fn(),
    onType: fn(),
    onSave: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof GuestInformationScreen>
export default meta
type Story = StoryObj<typeof meta>

const field = async (canvas: HTMLElement, name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`${name} is not there yet`)
    return found
  })
const save = async (canvas: HTMLElement) => {
  const { form } = await field(canvas, 'firstName-11')
  await userEvent.click(form?.querySelector('button[type=submit]') ?? canvas)
}
const retype = async (canvas: HTMLElement, name: string, typed: string) => {
  const input = await field(canvas, name)
  await userEvent.clear(input)
  if (typed !== '') await userEvent.type(input, typed)
  return input
}

/**
 * A main guest, a companion, and a child who was added: whose part lacks something is open, and carries the name once
 * it is typed.
 */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const isOpen = async (name: string) => (await field(canvasElement, name)).closest('details')?.open
    await expect(await isOpen('firstName-13')).toBe(true)
    await expect(await isOpen('firstName-12')).toBe(false)
    const part = (await field(canvasElement, 'firstName-13')).closest('section') ?? canvasElement
    await expect(part).toHaveTextContent(/03\/24\/2019|24\/03\/2019/)
    await retype(canvasElement, 'firstName-13', 'Eva')
    await retype(canvasElement, 'lastName-13', 'Robles')
    await expect(within(part).getByRole('heading')).toHaveTextContent('Eva Robles')
    await expect(part.querySelector('summary')).toHaveTextContent(/Not saved yet|Falta guardar|Da salvare/)
    await save(canvasElement)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
/**
 * A child is asked for a name and a date of birth, and nothing an adult is asked for; that the name is missing is said
 * once.
 */
export const AskedOfAChild: Story = {
  play: async ({ canvasElement }) => {
    const child = (await field(canvasElement, 'firstName-13')).closest('section')
    const names = [...(child?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name }) => name)
    await expect(names.filter((name) => !name.startsWith('birth-date'))).toEqual([
      'firstName-13',
      'lastName-13',
    ])
    await expect(child?.querySelectorAll('select')).toHaveLength(0)
    await expect(child).toHaveTextContent(/Name missing/)
    await expect(child).not.toHaveTextContent(/Still needed/)
  },
}
export const Loading: Story = { args: { countries: { kind: 'loading' } } }
export const AgeRangesNotFound: Story = {
  args: { reservation: { ...family, property: { ...family.property, ageRanges: [] } } },
  play: async ({ canvasElement, args }) => {
    const [again] = await within(canvasElement).findAllByRole('button')
    await userEvent.click(again ?? canvasElement)
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}
export const ListsNotReadable: Story = {
  args: { countries: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 30 } } },
}

/** Nothing new was said: nothing is sent, and it is said so. */
export const NothingChanged: Story = {
  play: async ({ canvasElement, args }) => {
    await save(canvasElement)
    const announcement = await within(canvasElement).findByRole('status')
    await expect(announcement.parentElement).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Something wrong in every field: each says what, and the first of them has the focus. */
export const EveryFieldWrong: Story = {
  render: SentAtOnce,
  args: {
    guests: guestsOf(family, {
      11: {
        firstName: 'Elena 👑',
        lastName: '',
        birthDate: '31/02/1985',
        email: 'elena@example',
        phone: 'call me',
        countryCode: '',
        zipCode: '775',
        city: '🏝️',
      },
      12: { email: 'tomas@' },
      13: { firstName: 'Eva', lastName: 'Robles', birthDate: '2001-05-05' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    await save(canvasElement)
    await expect(await field(canvasElement, 'firstName-11')).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(10)
    await expect(await field(canvasElement, 'email-12')).toBeVisible()
    await expect(await field(canvasElement, 'city-11')).toHaveValue('🏝️')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
/** Too long is said while it is typed. */
export const NamesOf200Characters: Story = {
  args: { guests: guestsOf(family, { 11: { firstName: 'Wilhelmina'.repeat(20) } }) },
  play: async ({ canvasElement }) => {
    await expect(await field(canvasElement, 'firstName-11')).toBeInvalid()
    await expect(await field(canvasElement, 'firstName-11')).toHaveValue('Wilhelmina'.repeat(20))
  },
}
/** On the day of arrival the child is a child no more. */
export const OtherAgeCategory: Story = {
  args: {
    guests: guestsOf(family, { 13: { firstName: 'Eva', lastName: 'Robles', birthDate: '2010-05-05' } }),
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await expect(await field(canvasElement, 'birth-date-13')).toHaveFocus()
  },
}
/** A number is written the way its country writes it, and its flag follows it. */
export const PhoneOfAnotherCountry: Story = {
  play: async ({ canvasElement }) => {
    const part = (await field(canvasElement, 'phone-11')).closest('details')
    await userEvent.click(part?.querySelector('summary') ?? canvasElement)
    const phone = await retype(canvasElement, 'phone-11', '+442079460101')
    await expect(phone).toHaveValue('+44 20 7946 0101')
    const [code] = within(part ?? canvasElement).getAllByRole('combobox', { name: 'Country code' })
    if (!code) throw new Error('A telephone number has a country')
    await expect(code).toHaveValue('United Kingdom +44')
    await userEvent.click(code)
    await userEvent.keyboard('states')
    await userEvent.click(await screen.findByRole('option', { name: 'United States +1' }))
    await expect(phone).toHaveValue('+1 207 946 0101')
    await userEvent.tab()
    await expect(phone).toHaveFocus()
  },
}
/** A changed name and a changed e-mail say what follows from them. */
export const NameAndEmailChanged: Story = {
  args: { guests: guestsOf(family, { 11: { lastName: 'Robles Vega', email: 'elena.vega@example.com' } }) },
  play: async ({ canvasElement, args }) => {
    await says('use the new name next time')({ canvasElement })
    await save(canvasElement)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = {
  args: { saving: { kind: 'saving' }, guests: guestsOf(family, { 11: { city: 'Tulum' } }) },
  play: async ({ canvasElement, args }) => {
    await save(canvasElement)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Saved: Story = {
  args: { saving: { kind: 'saved', roomNumber: 1, addresses: 0 } },
  play: async ({ canvasElement }) => {
    const announcement = await within(canvasElement).findByRole('status')
    await expect(announcement.parentElement).toHaveFocus()
  },
}
export const SavedWithAnotherEmail: Story = {
  args: { saving: { kind: 'saved', roomNumber: 1, addresses: 2 } },
  play: says('We’ve e-mailed your old and new addresses'),
}

/** The old address counts until the new one is confirmed. */
export const EmailWaiting: Story = {
  args: {
    saving: { kind: 'saved', roomNumber: 1, addresses: 2, isWaiting: true },
    reservation: waiting,
    guests: guestsOf(waiting),
  },
}
/** The address that cannot be changed today is marked where it is typed; the rest is saved with one press. */
export const TooManyLetters: Story = {
  args: {
    saving: { kind: 'too-many-letters' },
    guests: guestsOf(family, { 11: { email: 'elena.vega@example.com', city: 'Tulum' } }),
  },
  play: async ({ canvasElement, args }) => {
    const email = await field(canvasElement, 'email-11')
    await waitFor(() => expect(email).toBeVisible())
    await expect(email).toHaveAccessibleDescription(/again tomorrow/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save everything else' }))
    await expect(args.onType).toHaveBeenCalledWith(11, 'email', elena.email)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
/** The part of a companion that was opened for it stays open while the address is typed anew. */
export const TooManyLettersToACompanion: Story = {
  args: {
    saving: { kind: 'too-many-letters' },
    guests: guestsOf(family, { 12: { email: 'tomas@example.com' } }),
  },
  render: (args) => <RefusedUntilTyped {...args} />,
  play: async ({ canvasElement }) => {
    const email = await field(canvasElement, 'email-12')
    await waitFor(() => expect(email).toBeVisible())
    await userEvent.type(email, '.mx')
    await expect(email).toBeVisible()
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('tomas@example.com.mx')
  },
}
/** Without the address that was refused the main guest would have none: there is nothing to be saved without it. */
export const TooManyLettersToTheOnlyAddress: Story = {
  args: {
    saving: { kind: 'too-many-letters' },
    reservation: unreached,
    guests: guestsOf(unreached, { 11: { email: 'elena.vega@example.com', city: 'Tulum' } }),
  },
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'))
    await expect(alert.queryByRole('button')).toBeNull()
    await expect(alert.getByRole('link')).toBeVisible()
  },
}
export const TooManyAddresses: Story = { args: { saving: { kind: 'too-many-addresses' } } }
/** What was typed is still there, and saving again is one press. */
export const FailedWithEverythingStored: Story = {
  args: {
    saving: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 90 } },
    guests: guestsOf(family, { 11: { city: 'Tulum' } }),
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('Guest information couldn’t be saved')
    await expect(await field(canvasElement, 'city-11')).toHaveValue('Tulum')
    await save(canvasElement)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const ChangedMeanwhile: Story = {
  args: { saving: { kind: 'changed-meanwhile' }, guests: guestsOf(family, { 11: { city: 'Tulum' } }) },
  play: says('Your reservation has changed in the meantime'),
}
export const NotAccepted: Story = { args: { saving: { kind: 'not-accepted' } } }
/** Nothing can be saved for it any more: the other rooms are offered, and what was typed cannot be sent in vain. */
export const RoomCancelledMeanwhile: Story = {
  args: {
    reservation: aThreeRoomReservation(),
    roomNumber: 2,
    guests: [],
    saving: { kind: 'room-cancelled', roomNumber: 2 },
    onRoom: fn(),
  },
  render: (args) => <GuestInformationScreen {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const rooms = within(await canvas.findByRole('alert')).getAllByRole('button')
    await expect(rooms.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\s1$/),
      expect.stringMatching(/\s3$/),
    ])
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(rooms[1] ?? canvasElement)
    await expect(args.onRoom).toHaveBeenCalledWith(3)
  },
}

/** A cancelled room cannot be chosen; the others say where a name is missing. */
export const NineRooms: Story = {
  args: { reservation: aReservationOfNineRooms(), roomNumber: 2, guests: [] },
  play: async ({ canvasElement }) => {
    const rooms = await field(canvasElement, 'room')
    await expect(rooms.querySelectorAll('option')).toHaveLength(8)
    await userEvent.selectOptions(rooms, '3')
    await expect(await field(canvasElement, 'firstName-31')).toBeVisible()
  },
}
/** However many they are, saving is in sight before anything is scrolled. */
export const AFamily: Story = {
  args: { reservation: aFamilyReservation(), guests: guestsOf(aFamilyReservation()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form')
    const save = canvasElement.querySelector('[type=submit]')
    await expect(save?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const AdultsOnly: Story = {
  args: {
    reservation: aReservation(theHotels.losCabos),
  },
}
export const UnnamedMainGuest: Story = {
  args: {
    reservation: withGuests([{ ...added, guestId: 11, isMainGuest: true, category: 'adult' }]),
    guests: guestsOf(withGuests([{ ...added, guestId: 11, isMainGuest: true, category: 'adult' }])),
  },
}
export const InHouse: Story = { args: { reservation: aStayInHouse() } }
export const Cancelled: Story = {
  args: { reservation: aCancelledReservation() },
  play: async ({ canvasElement }) => {
    await says('This reservation is canceled.')({ canvasElement })
    await within(canvasElement).findAllByRole('list')
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}
export const UnderReview: Story = {
  args: { reservation: aReservationUnderReview() },
  play: says('We’re reviewing your cancellation'),
}
export const StayIsOver: Story = { args: { reservation: aPastStay() } }
export const VeryLongWords: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    guests: guestsOf(aReservationWithVeryLongNames()),
  },
}
