import type { Meta, StoryObj } from '@storybook/react-vite'
import { reportNames, type ReportRow } from '@veranda/domain'
import type { StaffMessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { unfoldForm } from '../../testing/unfold-form.ts'
import { aReport, daysOf } from './a-report.ts'
import { ReportScreen, type ReportScreenProps, ReportsScreen } from './index.ts'

const args: ReportScreenProps = {
  name: 'payments',
  query: { from: '2027-01-01', to: '2027-09-30', by: 'month', brand: '', property: '', currency: '' },
  choices: {
    reports: reportNames,
    properties: [
      { propertyId: 1, name: 'Costa Esmeralda Beach Resort' },
      { propertyId: 2, name: 'Moon Riviera Grand' },
    ],
    brands: [
      { brand: 'palace', name: 'Palace Resorts' },
      { brand: 'moon', name: 'Moon Hotels' },
    ],
    currencies: ['MXN', 'USD'],
  },
  shown: aReport('payments'),
  backHref: '#reports',
  onBack: fn(),
  onShow: fn(),
  onSave: fn(),
  onTryAgain: fn(),
}

/** Its lines are called as the service calls them in the language of the page. */
function InItsLanguage({ shown, ...props }: ReportScreenProps) {
  const words = useStaffWords()
  const { locale, formatDate } = useIntl()
  if (typeof shown === 'string') return <ReportScreen {...props} shown={shown} />
  const nameOf = ({ key, label }: ReportRow): string => {
    switch (shown.by) {
      case 'month': {
        const month = formatDate(`${key}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
        return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
      }
      case 'day':
        return formatDate(key, { dateStyle: 'medium', timeZone: 'UTC' })
      case 'change':
      case 'task':
      case 'letter':
        return words(`staff-reports.own-${key}` as StaffMessageId)
      case 'reason':
        return key === '' ? words('staff-reports.without-reason') : label
      case 'brand':
      case 'property':
        return label
    }
  }
  const rows = shown.rows.map((row) => ({ ...row, label: nameOf(row) }))
  return <ReportScreen {...props} shown={{ ...shown, rows }} />
}

const meta = {
  title: 'Screens/Staff reports',
  component: ReportScreen,
  render: InItsLanguage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Page) => (
      <Inset size="page">
        <Page />
      </Inset>
    ),
  ],
  args,
} satisfies Meta<typeof ReportScreen>
export default meta
type Story = StoryObj<typeof meta>

const onOpen = fn()
export const EveryReport: Story = {
  render: () => (
    <ReportsScreen
      tiles={reportNames.map((report) => ({ report, href: `#${report}`, onOpen: () => onOpen(report) }))}
      onTryAgain={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledWith('payments')
  },
}
export const ReportsNotLoaded: Story = { render: () => <ReportsScreen tiles="failed" onTryAgain={fn()} /> }
export const ReportsLoading: Story = { render: () => <ReportsScreen tiles="loading" onTryAgain={fn()} /> }

/** The picture is said in a sentence, the table has every figure, and both files are made. */
export const ByMonth: Story = {
  play: async ({ canvasElement, args: given }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getByRole('figure').querySelector('figcaption')).not.toBeEmptyDOMElement()
    for (const [index, file] of (['csv', 'pdf'] as const).entries()) {
      const button = canvas.getAllByRole('button')[index]
      await userEvent.click(button ?? canvasElement)
      await expect(given.onSave).toHaveBeenCalledWith(file)
    }
  },
}
/** Amounts of two currencies are two tables, and are never added. */
export const TwoCurrencies: Story = {
  args: {
    shown: aReport('payments', {
      by: 'property',
      rows: [
        {
          key: '1',
          label: 'Costa Esmeralda Beach Resort',
          currency: 'USD',
          values: [12, 1_200_000, 1, 100_000, 1_100_000],
        },
        { key: '2', label: 'Moon Riviera Grand', currency: 'USD', values: [3, 320_050, 0, 0, 320_050] },
        { key: '2', label: 'Moon Riviera Grand', currency: 'MXN', values: [5, 9_200_000, 0, 0, 9_200_000] },
        {
          key: '3',
          label: 'Gran Hotel Boutique de la Condesa y Jardines',
          currency: 'MXN',
          values: [2, 2_000_000, 1, 2_000_000, 0],
        },
      ],
    }),
    query: { ...args.query, by: 'property' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('table')).toHaveLength(2)
    await expect(within(canvasElement).getAllByRole('figure')).toHaveLength(2)
  },
}
export const EveryDay: Story = {
  args: { shown: aReport('payments', { by: 'day', rows: daysOf(90) }), query: { ...args.query, by: 'day' } },
}
export const Balances: Story = { args: { name: 'balances', shown: aReport('balances') } }
export const Cancellations: Story = {
  args: {
    name: 'cancellations',
    query: { ...args.query, by: 'reason' },
    shown: aReport('cancellations', {
      by: 'reason',
      rows: [
        {
          key: 'plans',
          label: 'My plans have changed',
          currency: 'USD',
          values: [31, 44, 512_300, 2_100_000, 0],
        },
        { key: 'illness', label: 'Health reasons', currency: 'USD', values: [12, 12, 0, 900_000, 120_000] },
        { key: '', label: '', currency: 'USD', values: [2, 2, 60_000, 0, 0] },
      ],
    }),
  },
}
export const Changes: Story = { args: { name: 'changes', shown: aReport('changes') } }
export const Standby: Story = { args: { name: 'standby', shown: aReport('standby') } }
/** Hours, and nothing where nothing was answered. */
export const AnswerTimes: Story = {
  args: {
    name: 'answers',
    query: { ...args.query, by: 'task' },
    shown: aReport('answers', {
      by: 'task',
      rows: [
        { key: 'request', label: '', values: [120, 118, 2, 3.25, 21.5] },
        { key: 'ticket', label: '', values: [40, 33, 7, 1.5, 26] },
        { key: 'review', label: '', values: [2, 0, 2, null, null] },
      ],
      totals: [{ values: [162, 151, 11, 2.75, 23.5] }],
    }),
  },
}
const letters = [
  'confirmation',
  'sign-in-link',
  'stay-changed',
  'cancelled',
  'taken-back',
  'under-review',
  'review-declined',
  'review-withdrawn',
  'review-question',
  'email-changed',
  'email-confirmation',
  'standby-awarded',
  'standby-declined',
  'call-requested',
  'balance-paid',
  'balance-agreed',
  'charge-agreed',
  'charge-made',
  'charge-declined',
  'charge-given-up',
]
/** More kinds than are drawn. */
export const Letters: Story = {
  args: {
    name: 'letters',
    query: { ...args.query, by: 'letter' },
    shown: aReport('letters', {
      by: 'letter',
      rows: letters.map((key, index) => ({
        key,
        label: '',
        values: [210 - 10 * index, 200 - 10 * index, 2, 1, 7],
      })),
    }),
  },
}
/** A period is checked before it is asked for. */
export const PeriodUpsideDown: Story = {
  args: { onShow: fn() },
  play: async ({ canvasElement, args: given }) => {
    await unfoldForm(canvasElement)
    const form = within(within(canvasElement).getByRole('form'))
    const to = canvasElement.querySelector<HTMLInputElement>('input[name=to]')
    if (!to) throw new Error('The last day is asked for')
    await userEvent.clear(to)
    await userEvent.type(to, '2026-12-31')
    await userEvent.click(form.getByRole('button', { name: 'Show report' }))
    await expect(to).toBeInvalid()
    await expect(given.onShow).not.toHaveBeenCalled()
    await userEvent.clear(to)
    await userEvent.type(to, '2027-06-30')
    await userEvent.click(form.getByRole('button', { name: 'Show report' }))
    await expect(given.onShow).toHaveBeenCalledWith(expect.objectContaining({ to: '2027-06-30' }))
  },
}
/** What was typed and is no date stays, with how one is written. */
export const NotADate: Story = {
  play: async ({ canvasElement }) => {
    await unfoldForm(canvasElement)
    const form = within(within(canvasElement).getByRole('form'))
    const [from = canvasElement] = form.getAllByRole('textbox')
    await userEvent.clear(from)
    await userEvent.type(from, '31.01')
    await userEvent.tab()
    await expect(from).toHaveValue('31.01')
    await expect(from).toHaveAccessibleDescription('Enter the date as MM/DD/YYYY')
    await userEvent.type(from, '{Backspace>5/}01/31/2027')
    await userEvent.tab()
    await expect(from).toHaveValue('01/31/2027')
    await expect(from).toBeValid()
  },
}
export const TooLong: Story = { args: { shown: 'span-too-long' } }
export const UnknownProperty: Story = { args: { shown: 'property-not-found' } }
export const Nothing: Story = { args: { shown: aReport('payments', { rows: [], totals: [] }) } }
export const Loading: Story = { args: { shown: 'loading', choices: undefined } }
export const NotLoaded: Story = { args: { shown: 'failed' } }
export const FileNotMade: Story = { args: { hasFileFailed: true } }
export const MakingAFile: Story = { args: { making: 'pdf' } }
