import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aCancelledReservation,
  aFamilyReservation,
  aReservationWithVeryLongNames,
} from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { aStaffReservation } from './a-staff-reservation.ts'
import { StaffReservationScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff reservations/One',
  component: StaffReservationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Inset size="page">
        <Story />
      </Inset>
    ),
  ],
  args: {
    details: aStaffReservation(),
    view: 'notes',
    userId: 1,
    locales: ['en-US', 'es-MX', 'it-IT'],
    locale: 'en-US',
    backHref: '#reservations',
    onBack: fn(),
    onView: fn(),
    inboxHref: () => '#item',
    onInbox: fn(),
    onLetter: fn(async () => true),
    onLink: fn(async () => true),
    onNote: fn(async () => true),
    onBegin: fn(),
  },
} satisfies Meta<typeof StaffReservationScreen>
export default meta
type Story = StoryObj<typeof meta>

const press = async (within_: HTMLElement, name: RegExp) => {
  const found = within(within_)
    .getAllByRole('button')
    .find((each) => name.test(each.textContent ?? ''))
  if (!found) throw new Error(`There is no button ${name}`)
  await userEvent.click(found)
}
const letter = /^(Send confirmation|Enviar confirmación|Invia conferma)$/
const link = /^(Send one-time link|Enviar enlace|Invia link)/

/** A note is saved once, and never an empty one. */
export const Notes: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    await userEvent.click(form.getByRole('button'))
    await expect(form.getByRole('textbox')).toBeInvalid()
    await expect(args.onNote).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox'), 'Wants a cot')
    await userEvent.click(form.getByRole('button'))
    await expect(args.onNote).toHaveBeenCalledWith('Wants a cot')
    await expect(form.getByRole('textbox')).toHaveValue('')
  },
}
export const Money: Story = { args: { view: 'money' } }
export const WhatHappened: Story = { args: { view: 'history' } }
export const Letters: Story = { args: { view: 'letters' } }
/** An act that is newer than this page is shown by its name. */
export const Audit: Story = {
  args: { view: 'audit' },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('tabpanel'))
    await expect(panel.getAllByRole('listitem')).toHaveLength(3)
    await expect(panel.getByText('something-newer')).toBeVisible()
  },
}

/** What is sent, to whom and in which language is said before it is sent; then the sheet closes. */
export const SendingTheConfirmation: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, letter)
    const sheet = within(canvasElement.ownerDocument.body).getByRole('dialog')
    await expect(args.onLetter).not.toHaveBeenCalled()
    const [address, language] = within(sheet).getAllByRole('combobox')
    await userEvent.selectOptions(address ?? sheet, 'another')
    await press(sheet, letter)
    await expect(within(sheet).getByRole('textbox')).toBeInvalid()
    await expect(args.onLetter).not.toHaveBeenCalled()
    await userEvent.type(within(sheet).getByRole('textbox'), 'new@example.com')
    await userEvent.selectOptions(language ?? sheet, 'es-MX')
    await press(sheet, letter)
    await expect(args.onLetter).toHaveBeenCalledWith({ email: 'new@example.com', locale: 'es-MX' })
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull()
  },
}
/** A one-time link goes to an address on file only. */
export const SendingALink: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, link)
    const sheet = within(canvasElement.ownerDocument.body).getByRole('dialog')
    const [address] = within(sheet).getAllByRole('combobox')
    await expect([...(address?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      'guest@example.com',
      'travel.companion@example.com',
    ])
    await press(sheet, link)
    await expect(args.onLink).toHaveBeenCalledWith({ email: 'guest@example.com', locale: 'en-US' })
  },
}
/** Why it was not sent is read where it was asked for, and nothing typed is lost. */
export const LetterRefused: Story = {
  args: { trouble: { act: 'letter', why: 'too-many-day' }, onLetter: fn(async () => false) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, letter)
    const sheet = within(canvasElement.ownerDocument.body).getByRole('dialog')
    await press(sheet, letter)
    await expect(within(sheet).getByRole('alert')).toBeVisible()
  },
}
export const NothingToConfirm: Story = {
  args: {
    details: aStaffReservation({ reservation: aCancelledReservation(), waiting: [] }),
    trouble: { act: 'letter', why: 'nothing-to-confirm' },
  },
  play: async ({ canvasElement }) => press(canvasElement, letter),
}
export const NoteRefused: Story = { args: { trouble: { act: 'note', why: 'failed' } } }
export const ConfirmationSent: Story = { args: { done: { act: 'letter', email: 'guest@example.com' } } }
export const LinkRequested: Story = { args: { done: { act: 'link', email: 'guest@example.com' } } }
export const NoteStored: Story = { args: { done: { act: 'note' } } }

/** Two people on one are told so. */
export const AColleagueIsOnIt: Story = {
  args: {
    details: aStaffReservation({
      waiting: [
        {
          kind: 'review',
          itemId: 'a',
          at: '2027-03-01T12:00:00Z',
          assignedTo: { userId: 2, name: 'Bruno Salas' },
        },
        {
          kind: 'request',
          itemId: '17',
          at: '2027-03-01T12:00:00Z',
          assignedTo: { userId: 1, name: 'Ada Moreno' },
        },
      ],
    }),
  },
}
export const AColleagueWroteANote: Story = { args: { activity: { kind: 'note', name: 'Bruno Salas' } } }
export const AColleagueSentALetter: Story = { args: { activity: { kind: 'letter' } } }

/** An agent has no money and no audit here; an address of theirs leads to the notes. */
export const OfAnAgent: Story = {
  args: { details: withoutMoney(), view: 'money' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(3)
    await expect(within(canvasElement).getByRole('form')).toBeVisible()
  },
}
export const MayOnlyRead: Story = {
  render: (args) => (
    <StaffReservationScreen {...args} onLetter={undefined} onLink={undefined} onNote={undefined} />
  ),
}
export const WithoutAnAddress: Story = {
  args: { details: aStaffReservation({ addresses: [], confirmations: [] }) },
}
export const AFamily: Story = { args: { details: aStaffReservation({ reservation: aFamilyReservation() }) } }
export const VeryLongNames: Story = {
  args: { details: aStaffReservation({ reservation: aReservationWithVeryLongNames() }), view: 'money' },
}
export const JustBooked: Story = {
  args: {
    details: aStaffReservation({
      notes: [],
      letters: [],
      confirmations: [],
      waiting: [],
      money: { ledger: [], payments: [], refunds: [], receipts: [] },
      audit: [],
    }),
    view: 'money',
  },
}

function withoutMoney() {
  const { money: _money, audit: _audit, ...rest } = aStaffReservation()
  return rest
}
