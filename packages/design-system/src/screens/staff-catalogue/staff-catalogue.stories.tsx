import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ListedEntry } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CatalogueScreen, type CatalogueScreenProps } from './index.ts'
import { inFrame } from './testing/in-frame.tsx'

const aRate = (currency: string, perDollar: string, over: Partial<ListedEntry> = {}): ListedEntry => ({
  key: currency,
  version: 1,
  values: { currency, perDollar, isActive: 'yes' },
  waits: false,
  ...over,
})

const rates = [
  aRate('CAD', '1.38'),
  aRate('EUR', '0.92', { waits: true }),
  aRate('GBP', '0.78'),
  aRate('MXN', '18.4'),
  aRate('JPY', '149.5', { values: { currency: 'JPY', perDollar: '149.5', isActive: 'no' } }),
]

const aCountry = (code: string, alpha3: string, diallingCode: string, tags: string): ListedEntry => ({
  key: code,
  version: 1,
  values: { code, alpha3, diallingCode, tags, isActive: 'yes' },
  waits: false,
})

const args: CatalogueScreenProps = {
  catalogue: 'exchange-rates',
  query: { page: 1, search: '', status: 'all', sort: 'currency', order: 'ascending' },
  page: { entries: rates, total: rates.length },
  state: 'ready',
  mayEdit: true,
  waiting: 1,
  onQuery: fn(),
  onOpen: fn(),
  onNew: fn(),
  onImport: fn(),
  onExport: fn(),
  onApprovals: fn(),
  onTryAgain: fn(),
}

const meta = {
  title: 'Screens/Staff catalogue',
  component: CatalogueScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args,
} satisfies Meta<typeof CatalogueScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The row is opened, the heading sorts, and the form searches: all by the keyboard. */
export const OnePage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const [row] = canvas.getAllByRole('row').slice(1)
    row?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('CAD')
    await userEvent.click(within(grid).getByRole('columnheader', { name: /US dollar|dólar|dollaro/ }))
    await expect(args.onQuery).toHaveBeenCalledWith(
      expect.objectContaining({ sort: 'perDollar', order: 'ascending' }),
    )
    await userEvent.type(canvas.getByRole('textbox'), 'euro{Enter}')
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ search: 'euro', page: 1 }))
  },
}
export const ManyPages: Story = {
  args: {
    catalogue: 'countries',
    query: { page: 2, search: '', status: 'all', sort: 'code', order: 'descending' },
    page: {
      total: 249,
      entries: [
        aCountry('MX', 'MEX', '52', 'america, latin-america'),
        aCountry('IT', 'ITA', '39', 'europe'),
        aCountry('US', 'USA', '1', 'america, north-america'),
      ],
    },
    waiting: 0,
  },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? canvasElement)
    await expect(args.onQuery).toHaveBeenCalledWith(expect.objectContaining({ page: 3 }))
  },
}
/** The address names a page that is no more: the way back leads to the last one. */
export const BeyondTheLastPage: Story = {
  args: {
    query: { ...args.query, page: 3 },
    page: { entries: [], total: rates.length },
    onQuery: fn(),
  },
  play: async ({ canvasElement, args: given }) => {
    const [previous = canvasElement, next] = within(canvasElement).getAllByRole('button').slice(-2)
    await expect(within(canvasElement).getByText('There are no entries on this page.')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(given.onQuery).toHaveBeenCalledWith(expect.objectContaining({ page: 1 }))
  },
}
export const Loading: Story = { args: { page: undefined, state: 'loading', waiting: 0 } }
export const LoadingTheNextPage: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { page: undefined, state: 'failed', waiting: 0 } }
export const Empty: Story = { args: { catalogue: 'systems', page: { entries: [], total: 0 }, waiting: 0 } }
export const NothingFound: Story = {
  args: {
    page: { entries: [], total: 0 },
    query: { ...args.query, search: 'doubloon' },
    waiting: 0,
  },
}
export const ReadOnly: Story = { args: { mayEdit: false } }
