import type { Meta, StoryObj } from '@storybook/react-vite'
import { requestTemplates, type SpecialRequest } from '@veranda/domain'
import {
  aCancelledReservation,
  aPastStay,
  aReservation,
  aReservationOfNineRooms,
  aReservationUnderReview,
  aReservationWithVeryLongNames,
  aStayInHouse,
  aThreeRoomReservation,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { SpecialRequestsScreen, type SpecialRequestsScreenProps } from './index.ts'

/** What is typed is kept, as the portal keeps it. */
function Retained(props: SpecialRequestsScreenProps) {
  const [text, setText] = useState(props.text)
  const [roomNumber, setRoom] = useState(props.roomNumber)
  return (
    <SpecialRequestsScreen
      {...props}
      text={text}
      roomNumber={roomNumber}
      onText={(typed) => {
        setText(typed)
        props.onText(typed)
      }}
      onRoom={setRoom}
    />
  )
}

const sentAt = '2027-02-20T15:02:00Z'
const aRequest = (roomNumber: number, text: string): Omit<SpecialRequest, 'state'> => ({
  requestId: roomNumber,
  roomNumber,
  roomConfirmation: `ZPCU-104A7C-AB/${roomNumber}`,
  text,
  sentAt,
})
const sent: SpecialRequest = {
  ...aRequest(3, 'We’ll arrive late, around 11:00 PM.'),
  state: 'sent',
}
const seen: SpecialRequest = {
  ...aRequest(2, 'One of us is allergic to feathers.\nSynthetic pillows, please.'),
  state: 'seen',
  seenAt: '2027-02-21T14:10:00Z',
}
const answered: SpecialRequest = {
  ...aRequest(1, 'We are celebrating our anniversary: a quiet room on a high floor would be lovely.'),
  state: 'answered',
  answeredAt: '2027-02-21T16:40:00Z',
  answer: 'Happy anniversary! We have noted a room on the ninth floor, away from the elevators.',
}

const meta = {
  title: 'Screens/Special requests',
  component: SpecialRequestsScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => void mocked(args.onSend).mockClear(),
  args: {
    reservation: aThreeRoomReservation(),
    templates: requestTemplates,
    roomNumber: 1,
    text: '',
    sending: { kind: 'writing' },
    requests: { kind: 'ready', value: [] },
    help: aHelp(),
    backHref: '/my-reservation',
    onBack: fn((event) => event.preventDefault()),
    onRoom: fn(),
    onText: fn(),
    onSend: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof SpecialRequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const written = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLTextAreaElement>('textbox')

const send = async (canvasElement: HTMLElement) => {
  const { form } = await written(canvasElement)
  await userEvent.click(form?.querySelector('button[type=submit]') ?? canvasElement)
}

export const NothingAskedYet: Story = {}
export const OneRoom: Story = { args: { reservation: aReservation() } }
export const Loading: Story = { args: { requests: { kind: 'loading' } } }

/** What is missing is said once it was to be sent, and the field has the focus. */
export const Empty: Story = {
  args: { text: ' ' },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    const field = await written(canvasElement)
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** A common request is put into the text; its gap is marked, and without filling it nothing is sent. */
export const BegunWithACommonRequest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [highFloor, , allergy] = within(await canvas.findByRole('group')).getAllByRole('button')
    await userEvent.click(highFloor ?? canvasElement)
    await userEvent.click(allergy ?? canvasElement)
    const field = await written(canvasElement)
    await expect(field).toHaveFocus()
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('…')
    await send(canvasElement)
    await expect(field).toBeInvalid()
    await expect(args.onSend).not.toHaveBeenCalled()
    const gap = field.value.indexOf('…')
    field.setSelectionRange(gap, gap + 1)
    await userEvent.keyboard('nuts.')
    await send(canvasElement)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(field.value.split('\n')).toHaveLength(2)
  },
}
/** Too long is said while it is typed. */
export const TooLong: Story = {
  args: { text: 'A quiet room, if you have one. '.repeat(17) },
  play: async ({ canvasElement, args }) => {
    await expect(await written(canvasElement)).toBeInvalid()
    await send(canvasElement)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Sending: Story = {
  args: { text: 'A quiet room, please.', sending: { kind: 'sending' } },
  play: async ({ canvasElement, args }) => {
    await send(canvasElement)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
/** What was typed is still there, and sending again is one press. */
export const FailedWithTheTextStored: Story = {
  args: {
    text: 'A quiet room, please.',
    sending: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 90 } },
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('Your special request couldn’t be sent')
    // Sending again is open at once: no minutes are counted beside it, and one sentence reassures.
    await expect(canvasElement).not.toHaveTextContent(/2 minutes|Your text is still here/)
    await expect(await written(canvasElement)).toHaveValue('A quiet room, please.')
    await send(canvasElement)
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
/** Before then it would only be turned away again: the button waits, and names how long. */
export const TooManyTries: Story = {
  args: {
    text: 'A quiet room, please.',
    sending: { kind: 'failed', failure: { kind: 'too-many-tries', retryAfterSeconds: 540 } },
    onSend: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Send again' })
    await expect(again).toHaveAccessibleDescription(/9/)
    await send(canvasElement)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Offline: Story = {
  args: { text: 'A quiet room, please.', sending: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const RoomCancelledMeanwhile: Story = {
  args: { text: 'A quiet room, please.', sending: { kind: 'room-cancelled' } },
}
/** The form stays with the room, and what came of it has the focus. */
export const Sent: Story = {
  args: {
    roomNumber: 3,
    sending: { kind: 'sent', roomNumber: 3 },
    requests: { kind: 'ready', value: [sent] },
  },
  play: async ({ canvasElement }) => {
    const announcement = await within(canvasElement).findByRole('status')
    await expect(announcement.parentElement).toHaveFocus()
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('3')
  },
}
export const Seen: Story = { args: { requests: { kind: 'ready', value: [seen] } } }
export const Answered: Story = { args: { requests: { kind: 'ready', value: [answered] } } }
export const OneInEveryState: Story = {
  args: { requests: { kind: 'ready', value: [sent, seen, answered] } },
}
export const RequestsSoFarNotReadable: Story = {
  args: { requests: { kind: 'failed', failure: { kind: 'unavailable', retryAfterSeconds: 30 } } },
  play: says('We couldn’t load your earlier requests; you can still send a new one'),
}

/** A cancelled room cannot be chosen. */
export const NineRooms: Story = {
  args: {
    reservation: aReservationOfNineRooms(),
    roomNumber: 2,
    requests: { kind: 'ready', value: [sent, seen, answered] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(8)
  },
}
export const InHouse: Story = {
  args: { reservation: aStayInHouse(), templates: ['high-floor', 'cot', 'allergy'] },
  play: async ({ canvasElement }) => {
    await expect(await written(canvasElement)).toBeVisible()
  },
}
export const Cancelled: Story = {
  args: { reservation: aCancelledReservation(), requests: { kind: 'ready', value: [answered] } },
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
export const StayIsOver: Story = { args: { reservation: aPastStay() }, play: says('Your stay has ended.') }
export const VeryLongWords: Story = {
  args: {
    reservation: aReservationWithVeryLongNames(),
    text: 'Donaudampfschifffahrtsgesellschaftskapitänsversammlungsgrußwort'.repeat(3),
    requests: {
      kind: 'ready',
      value: [
        { ...answered, text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3) },
        { ...seen, roomNumber: 1, text: 'W'.repeat(180) },
      ],
    },
  },
}
