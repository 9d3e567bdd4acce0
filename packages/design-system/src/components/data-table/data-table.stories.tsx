import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '../text/index.ts'
import { DataTable } from './index.ts'

const rooms = [
  { code: 'DLX', name: 'Deluxe', beds: 2 },
  { code: 'STE', name: 'Suite', beds: 3 },
]

const meta = {
  title: 'Components/Data table',
  component: DataTable<(typeof rooms)[number]>,
  args: {
    label: 'Room types',
    items: rooms,
    keyOf: ({ code }) => code,
    columns: [
      { key: 'code', title: 'Code', isSortable: true, cell: ({ code }) => code },
      { key: 'name', title: 'Name', isSortable: true, cell: ({ name }) => name },
      { key: 'beds', title: 'Beds', isNumber: true, isMinor: true, cell: ({ beds }) => beds },
    ],
    sort: { column: 'code', direction: 'ascending' },
    onSort: fn(),
    onOpen: fn(),
    empty: <Text tone="muted">Nothing here yet</Text>,
  },
} satisfies Meta<typeof DataTable<(typeof rooms)[number]>>
export default meta
type Story = StoryObj<typeof meta>

export const ByTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Room types' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(table.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalled()
    await userEvent.click(within(table).getByRole('columnheader', { name: 'Name' }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' })
  },
}
/** Nothing is headed where there is nothing. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing here yet')
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
export const Busy: Story = { args: { isBusy: true } }
