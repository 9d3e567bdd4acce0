import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HelpForm, HelpTicket } from '@veranda/domain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { CallMeScreen, type CallMeScreenProps } from './index.ts'

/** What is typed is kept, as the portal keeps it; a stranger is at home where the page's language is. */
function Retained(props: CallMeScreenProps) {
  const { locale } = useIntl()
  const home = props.form.name === '' ? { countryCode: locale.slice(-2) } : {}
  const [form, setForm] = useState({ ...props.form, ...home })
  return (
    <CallMeScreen
      {...props}
      form={form}
      onType={(field, text) => setForm((before) => ({ ...before, [field]: text }))}
      onAccepted={(isAccepted) => setForm((before) => ({ ...before, isAccepted }))}
    />
  )
}

const form: HelpForm = {
  name: '',
  customerTypeId: '',
  reservationCode: '',
  countryCode: 'US',
  phone: '',
  notes: '',
  isAccepted: false,
}
const known: HelpForm = {
  ...form,
  name: 'Elena Robles',
  customerTypeId: '1',
  reservationCode: 'ZPCU-104A7C-AB',
  phone: '+1 555 555 0142',
}
const contact = { from: '2027-03-01T23:00:00Z', until: '2027-03-02T01:00:00Z' }
const ticket: HelpTicket = {
  ticketNumber: 'H-7K3MQ9',
  state: 'waiting',
  sentAt: '2027-03-01T15:00:00Z',
  contact,
  timeZone: 'America/New_York',
  hasLetter: true,
}
const lists: CallMeScreenProps['lists'] = {
  kind: 'ready',
  value: {
    countries: [
      { countryCode: 'IT', name: 'Italy', diallingCode: '39' },
      { countryCode: 'MX', name: 'Mexico', diallingCode: '52' },
      { countryCode: 'US', name: 'United States', diallingCode: '1' },
    ],
    customerTypes: [
      { customerTypeId: '1', name: 'I have a reservation' },
      { customerTypeId: '2', name: 'I’m a member' },
      { customerTypeId: '5', name: 'Something else' },
    ],
  },
}

const meta = {
  title: 'Screens/Call me',
  component: CallMeScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => void mocked(args.onSend).mockClear(),
  args: {
    form,
    lists,
    asking: { kind: 'typing' },
    contact,
    asOf: '2027-03-01T15:00:00Z',
    links: { terms: 'https://palace.example.com/terms', privacy: 'https://palace.example.com/privacy' },
    help: aHelp({ callMe: undefined }),
    backHref: '/my-reservation',
    onType: fn(),
    onAccepted: fn(),
    onSend: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof CallMeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Stranger: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/we’ll call today between 6:00\sPM and 8:00\sPM, your time/)
    await userEvent.click(canvas.getByRole('button', { name: 'Request a call' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Elena Robles')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Which applies to you?' }),
      'Something else',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '5555550142')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Request a call' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
/** Known are name, telephone and country; the reservation is the guest's own: nobody asks whether there is one. */
export const SignedIn: Story = {
  args: { form: known, reservationCode: 'ZPCU-104A7C-AB' },
  play: async ({ canvasElement }) => {
    const chosen = await within(canvasElement).findAllByRole<HTMLInputElement>('combobox')
    await expect(chosen.map(({ value }) => value)).toEqual(['United States'])
  },
}
/** After six in the evening it is tomorrow, on the night clocks change too. */
export const AfterHoursOnTheNightClocksChange: Story = {
  args: {
    asOf: '2027-03-14T00:30:00Z',
    contact: { from: '2027-03-14T22:00:00Z', until: '2027-03-15T00:00:00Z' },
    help: aHelp({
      callMe: undefined,
      opening: { open: false, until: '2027-03-14T13:00:00Z', asOf: '2027-03-14T00:30:00Z' },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/call tomorrow between 6:00\sPM and 8:00\sPM/)
  },
}
/** It is too late for a call today, but not to call: that comes first. */
export const AfterHoursWhileTheLinesAreOpen: Story = {
  args: {
    asOf: '2027-03-02T00:30:00Z',
    contact: { from: '2027-03-02T23:00:00Z', until: '2027-03-03T01:00:00Z' },
    help: aHelp({
      callMe: undefined,
      opening: { open: true, until: '2027-03-02T02:00:00Z', asOf: '2027-03-02T00:30:00Z' },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Need an answer today\? .* until 9:00\sPM.* call tomorrow between/)
  },
}
export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a call' }))
    await expect(canvas.getAllByText('This field is required')).toHaveLength(3)
    await canvas.findByText('Please accept the terms and conditions and the privacy policy to continue.')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { form: { ...known, isAccepted: true }, asking: { kind: 'sending' } } }
export const Sent: Story = {
  args: { reservationCode: 'ZPCU-104A7C-AB', asking: { kind: 'sent', ticket } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('We’ll call you today')
    await canvas.findByText('H-7K3MQ9')
    await expect(canvas.queryByRole('button', { name: 'Request a call' })).toBeNull()
  },
}
export const SentByAStranger: Story = {
  args: { asking: { kind: 'sent', ticket: { ...ticket, hasLetter: false } } },
}
export const AlreadyKnown: Story = {
  args: { reservationCode: 'ZPCU-104A7C-AB', asking: { kind: 'known', ticket } },
}
export const AlreadyKnownOfAStranger: Story = { args: { asking: { kind: 'known', ticket: undefined } } }
/** Opened again while the call is still to come. */
export const Waiting: Story = { args: { form: known, reservationCode: 'ZPCU-104A7C-AB', ticket } }
export const NotReached: Story = {
  args: { form: known, reservationCode: 'ZPCU-104A7C-AB', ticket: { ...ticket, state: 'not-reached' } },
}
export const Called: Story = {
  args: { form: known, reservationCode: 'ZPCU-104A7C-AB', ticket: { ...ticket, state: 'called' } },
}
/** The field that is not accepted is marked. */
export const NotAccepted: Story = {
  args: { form: known, asking: { kind: 'not-accepted', fields: ['phone'] } },
  play: async ({ canvasElement }) => {
    const phone = await within(canvasElement).findByRole('textbox', { name: 'Phone' })
    await expect(phone).toBeInvalid()
    await expect(phone).toHaveAccessibleDescription(/Please check this/)
    await expect(within(canvasElement).getByRole('textbox', { name: 'Full name' })).toBeValid()
  },
}
export const Failed: Story = {
  args: { form: known, asking: { kind: 'failed', failure: { kind: 'unavailable' } } },
}
export const TooManyTries: Story = {
  args: {
    form: known,
    asking: { kind: 'failed', failure: { kind: 'too-many-tries', retryAfterSeconds: 540 } },
    onSend: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const send = await within(canvasElement).findByRole('button', { name: /again|nuevo|nuova/ })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { lists: { kind: 'loading' } } }
export const ListsFailed: Story = {
  args: { lists: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const LongNames: Story = {
  args: {
    form: {
      ...known,
      name: 'Maximiliana-Alejandra Ruiz-Castellanos y Fernández de Córdoba',
      notes: 'Nos gustaría cambiar la hora de llegada y pedir una cuna para el bebé.\n'.repeat(4),
    },
    reservationCode: 'ZPCU-104A7C-AB',
  },
}
