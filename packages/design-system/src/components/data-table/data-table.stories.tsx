import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
/** What is searched for and not there is said by an element that was there before. */
export const Emptied: Story = {
  render: function Searched(args) {
    const [items, setItems] = useState(args.items)
    return <DataTable {...args} items={items} onOpen={() => setItems([])} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('rowheader', { name: 'DLX' }))
    await expect(status).toHaveTextContent('Nothing here yet')
    await expect(status).toBeVisible()
  },
}
/** Without words for it nothing is drawn. */
export const EmptyOfNothing: Story = {
  args: { items: [], empty: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').getBoundingClientRect().height).toBe(0)
  },
}
export const Busy: Story = { args: { isBusy: true } }
