import type { Meta, StoryObj } from '@storybook/react-vite'
import { inboxKinds } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { aDashboard } from './a-dashboard.ts'
import { DashboardScreen } from './index.ts'

const link = () => ({ hrefOf: () => '#there', onOpen: fn() })
const links = { inbox: link(), arrivals: link(), reservation: link(), reservations: link() }

const meta = {
  title: 'Screens/Staff dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Inset size="page">
        <Story />
      </Inset>
    ),
  ],
  args: { dashboard: aDashboard(), timeZone: 'America/Cancun', links, onTryAgain: fn() },
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What waits leads to the inbox with only its kind; a number of arrivals to these reservations. */
export const OfAnAdministrator: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const review = canvas.getAllByRole('link').find((each) => each.textContent?.startsWith('2'))
    if (!review) throw new Error('Two reviews wait')
    await userEvent.click(review)
    await expect(links.inbox.onOpen).toHaveBeenCalledWith('review')
    const today = canvas.getAllByRole('link').find((each) => each.textContent === '128')
    if (!today) throw new Error('128 stays begin today')
    await userEvent.click(today)
    await expect(links.arrivals.onOpen).toHaveBeenCalledWith({ propertyId: 3, day: '2027-03-14' })
  },
}

/** Every picture of money has the same numbers in a sentence and in a table. */
export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pictures = canvas.getAllByRole('img')
    await expect(pictures).toHaveLength(2)
    await expect(pictures.map((each) => each.getAttribute('aria-label')?.slice(0, 3))).toEqual(['MXN', 'USD'])
    for (const table of canvasElement.querySelectorAll('details')) {
      await userEvent.click(table.querySelector('summary') ?? canvasElement)
      await expect(table.querySelectorAll('tbody tr')).toHaveLength(14)
    }
  },
}

/** Without the permission to read payments there is no money on it, nor a place where it would be. */
export const OfAnAgent: Story = { args: { dashboard: withoutMoney() } }
export const NothingWaits: Story = {
  args: {
    dashboard: aDashboard({
      waiting: inboxKinds.map((kind) => ({ kind, count: 0, isMore: false })),
    }),
  },
}
export const ADayLikeNone: Story = {
  args: {
    dashboard: aDashboard({
      arrivals: [],
      waiting: inboxKinds.map((kind) => ({ kind, count: 0, isMore: false })),
      confirmed: [],
      cancellations: [],
      money: { payments: [], days: [] },
    }),
  },
}
export const Loading: Story = { args: { dashboard: 'loading' } }
export const Failed: Story = {
  args: { dashboard: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onTryAgain).toHaveBeenCalled()
  },
}

function withoutMoney() {
  const { money: _money, ...rest } = aDashboard()
  return rest
}
