import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ConfirmationLetterScreen, type ConfirmationLetterScreenProps } from './index.ts'

/** What is typed is kept, as the portal keeps it. */
function Retained(props: ConfirmationLetterScreenProps) {
  const [to, setTo] = useState({ addresses: props.addresses, typed: props.typed })
  const preview = useLetter()
  return (
    <ConfirmationLetterScreen
      {...props}
      {...to}
      preview={props.preview.kind === 'ready' ? { kind: 'ready', preview } : props.preview}
      onAddresses={(addresses, typed) => {
        setTo({ addresses, typed })
        props.onAddresses(addresses, typed)
      }}
    />
  )
}

type Wording = Readonly<Record<'lang' | 'title' | 'dear' | 'about' | 'stay' | 'view', string>> & {
  readonly rows: readonly (readonly [string, string])[]
}
const inEnglish: Wording = {
  lang: 'en-US',
  title: 'Your stay is confirmed',
  dear: 'Dear Amelia,',
  about: 'Here’s everything about your stay at Marina Cancún.',
  stay: 'Your stay',
  rows: [
    ['Arrival', 'Sunday, March 14, 2027'],
    ['Departure', 'Saturday, March 20, 2027'],
    ['Room', 'Superior Deluxe, Ocean View'],
    ['Guests', '2 adults'],
  ],
  view: 'View my reservation',
}
const elsewhere: Readonly<Record<string, Wording>> = {
  'es-MX': {
    lang: 'es-MX',
    title: 'Su estancia está confirmada',
    dear: 'Apreciable Amelia:',
    about: 'Aquí tiene todos los detalles de su estancia en Marina Cancún.',
    stay: 'Su estancia',
    rows: [
      ['Llegada', 'domingo 14 de marzo de 2027'],
      ['Salida', 'sábado 20 de marzo de 2027'],
      ['Habitación', 'Superior Deluxe, vista al mar'],
      ['Huéspedes', '2 adultos'],
    ],
    view: 'Ver mi reservación',
  },
  'it-IT': {
    lang: 'it-IT',
    title: 'Il suo soggiorno è confermato',
    dear: 'Gentile Amelia,',
    about: 'ecco tutti i dettagli del suo soggiorno al Marina Cancún.',
    stay: 'Il suo soggiorno',
    rows: [
      ['Arrivo', 'domenica 14 marzo 2027'],
      ['Partenza', 'sabato 20 marzo 2027'],
      ['Camera', 'Superior Deluxe, vista mare'],
      ['Ospiti', '2 adulti'],
    ],
    view: 'Vedi la prenotazione',
  },
}

/** As the service writes it, shortened. */
const html = ({ lang, title, dear, about, stay, rows, view }: Wording) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>
<style>@media (max-width:520px){.l-page{padding:8px 22px 30px!important}}</style></head>
<body style="margin:0;"><div role="article" aria-label="${title}">
<table role="presentation" align="center" style="width:100%;max-width:600px;margin:0 auto;border-collapse:separate">
<tr><td style="padding:34px 22px 26px;text-align:center"><p style="margin:0;font-size:24px">Marina Cancún</p></td></tr>
<tr><td class="l-page" style="padding:8px 40px 40px"><h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${title}</h1>
<p style="margin:0 0 12px">${dear}</p><p style="margin:0 0 24px">${about}</p>
<h2 style="margin:0 0 8px;font-size:18px">${stay}</h2>
<table style="width:100%;border-collapse:collapse">${rows.map(([term, detail]) => `<tr><th scope="row" style="text-align:left;vertical-align:top;font-weight:400;width:36%;padding:10px 8px 10px 0;border-top:1px solid">${term}</th><td style="padding:10px 0;border-top:1px solid">${detail}</td></tr>`).join('')}</table>
<p style="margin:28px 0 0"><a href="https://stay.example.com" style="display:block;padding:13px 20px;text-align:center;border:1px solid">${view}</a></p>
</td></tr></table></div></body></html>`

/** The service writes it in the guest's language. */
function useLetter() {
  const wording = elsewhere[useIntl().locale] ?? inEnglish
  return { subject: `${wording.title} · ZPCU-104A7C-AB`, html: html(wording) }
}

const own = 'amelia@example.com'
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
    preview: { kind: 'ready', preview: { subject: '', html: '' } },
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Send letter' }))
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
    await canvas.findByRole('button', { name: 'Send 3 letters' })
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Send letter' }))
    await canvas.findByText('Please enter a valid e-mail address')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const TwelveAddresses: Story = {
  args: { addresses: Array.from({ length: 12 }, (_, index) => `guest${index + 1}@example.org`) },
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
    sending: { kind: 'sent', letters: 3 },
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
export const Failed: Story = {
  args: { sending: { kind: 'failed', failure: { kind: 'unavailable' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We were unable to send the confirmation letter')
  },
}
export const TooManyToday: Story = { args: { sending: { kind: 'too-many-today' } } }
export const PreviewLoading: Story = { args: { preview: { kind: 'loading' } } }
export const PreviewFailed: Story = {
  args: { preview: { kind: 'failed', failure: { kind: 'offline' } } },
}
export const NothingToConfirm: Story = { args: { isClosed: true } }
