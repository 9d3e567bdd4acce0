import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { aLetter } from '../../testing/a-letter.ts'
import { ConfirmationLetterScreen, type ConfirmationLetterScreenProps } from './index.ts'

/** What is typed is kept, as the portal keeps it. */
function Retained(props: ConfirmationLetterScreenProps) {
  const [to, setTo] = useState({ addresses: props.addresses, typed: props.typed })
  const preview = aLetter(useIntl().locale, props.reader)
  return (
    <ConfirmationLetterScreen
      {...props}
      {...to}
      preview={props.preview.kind === 'ready' ? { kind: 'ready', value: preview } : props.preview}
      onAddresses={(addresses, typed) => {
        setTo({ addresses, typed })
        props.onAddresses(addresses, typed)
      }}
    />
  )
}

function ListedAtAPress({ letters, ...props }: ConfirmationLetterScreenProps) {
  const [isListed, setListed] = useState(false)
  return (
    <>
      <Retained {...props} letters={isListed ? letters : []} />
      <Button tone="quiet" onPress={() => setListed(true)}>
        List the letters
      </Button>
    </>
  )
}

const own = 'elena.robles@example.com'
const orderedAt = '2027-03-01T15:00:00Z'

const meta = {
  title: 'Screens/Confirmation letter',
  component: ConfirmationLetterScreen,
  parameters: { layout: 'fullscreen' },
  render: Retained,
  beforeEach: ({ args }) => {
    mocked(args.onSend).mockClear()
    mocked(args.onAddresses).mockClear()
  },
  args: {
    addresses: [own],
    typed: '',
    ownAddress: own,
    sending: { kind: 'typing' },
    letters: [],
    preview: { kind: 'ready', value: { subject: '', html: '' } },
    reader: 'own',
    isClosed: false,
    help: aHelp(),
    backHref: '/my-reservation',
    onAddresses: fn(),
    onReader: fn(),
    onSend: fn(),
    onAgain: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof ConfirmationLetterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The guest's own address is there already. */
export const Own: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send confirmation' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const SeveralAddresses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByRole('textbox', { name: 'E-mail addresses' })
    await userEvent.type(input, 'ana@example.org,')
    await userEvent.click(input)
    await userEvent.paste('luis@example.org; eva@example.org')
    const chips = within(canvas.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem')
    await expect(chips.map((chip) => chip.textContent)).toEqual([
      own,
      'ana@example.org',
      'luis@example.org',
      'eva@example.org',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove luis@example.org' }))
    await expect(input).toHaveFocus()
    await canvas.findByRole('button', { name: 'Send 3\u00A0confirmations' })
  },
}
export const NotAnAddress: Story = {
  args: { addresses: [own, 'ana.example.org'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Please enter a valid e-mail address')
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const NoAddress: Story = {
  args: { addresses: [], ownAddress: '', reader: 'other' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send confirmation' }))
    await canvas.findByText('Please enter a valid e-mail address')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
/** More than five: the button waits, and says how many are too many. */
export const TwelveAddresses: Story = {
  args: {
    addresses: Array.from({ length: 12 }, (_, index) => `guest${index + 1}@example.org`),
    reader: 'other',
  },
  play: async ({ canvasElement, args }) => {
    const send = await within(canvasElement).findByRole('button', { name: /^(Send|Enviar|Invia)/ })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription(/7/)
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const LongAddress: Story = {
  args: {
    addresses: [
      `${'maximiliana-alejandra.ruiz-castellanos'.repeat(1)}@the-longest-mail-provider.example.org`,
    ],
  },
}
/** Others read initials: number and names open the reservation. */
export const ForAnother: Story = { args: { addresses: [own, 'ana@example.org'], reader: 'other' } }
export const Sending: Story = { args: { sending: { kind: 'sending' } } }
export const Sent: Story = {
  args: {
    sending: { kind: 'sent', letters: 2 },
    letters: [
      { email: own, state: 'queued', orderedAt },
      { email: 'ana@example.org', state: 'queued', orderedAt },
    ],
  },
  /** The address it went to does not stand there to be sent to once more. */
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send to someone else' }))
    await expect(args.onAddresses).toHaveBeenCalledWith([], '')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
/** The list of letters comes after the answer; that they were sent is announced once, and takes the focus once. */
export const SentBeforeItIsListed: Story = {
  args: {
    sending: { kind: 'sent', letters: 1 },
    letters: [{ email: own, state: 'queued', orderedAt }],
  },
  render: (args) => <ListedAtAPress {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const announcement = await canvas.findByText('Your confirmation is on its way')
    const list = canvas.getByRole('button', { name: 'List the letters' })
    await userEvent.click(list)
    await canvas.findByRole('button', { name: 'Send to someone else' })
    await expect(list).toHaveFocus()
    await expect(announcement).toBeInTheDocument()
  },
}
/** What became of earlier letters: each stands for itself. */
export const OneBounced: Story = {
  args: {
    letters: [
      { email: own, state: 'sent', orderedAt },
      { email: 'ana@example.org', state: 'queued', orderedAt },
      { email: 'luis@exmaple.org', state: 'bounced', orderedAt },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [, again] = await canvas.findAllByRole('button', { name: 'Send again' })
    if (again) await userEvent.click(again)
    await expect(args.onAgain).toHaveBeenCalledWith('luis@exmaple.org')
  },
}
/** An address with a letter too many or too few is corrected where it stands, and the letter goes there. */
export const ABouncedAddressIsCorrected: Story = {
  args: OneBounced.args ?? {},
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    mocked(args.onAgain).mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the address' }))
    const field = canvas.getByRole('textbox', { name: 'Corrected address' })
    await expect(field).toHaveValue('luis@exmaple.org')
    await userEvent.clear(field)
    await userEvent.type(field, 'luis')
    await userEvent.click(canvas.getByRole('button', { name: 'Send to this address' }))
    await canvas.findByText('Please enter a valid e-mail address')
    await expect(args.onAgain).not.toHaveBeenCalled()
    await userEvent.type(field, '@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Send to this address' }))
    await expect(args.onAgain).toHaveBeenCalledWith('luis@example.org')
  },
}
export const Failed: Story = {
  args: { sending: { kind: 'failed', failure: { kind: 'unavailable' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t send the confirmation')
  },
}
export const TooManyToday: Story = { args: { sending: { kind: 'too-many-today' } } }
export const PreviewLoading: Story = { args: { preview: { kind: 'loading' } } }
export const PreviewFailed: Story = {
  args: { preview: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const NothingToConfirm: Story = { args: { isClosed: true } }
