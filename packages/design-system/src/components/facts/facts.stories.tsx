import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { resize } from '../../testing/resize.ts'
import { Facts } from './index.ts'

const meta = { title: 'Components/Facts', component: Facts } satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    items: [
      { term: 'Arrival', detail: 'Saturday, 14 March 2026', note: 'from 3 pm' },
      { term: 'Departure', detail: 'Saturday, 21 March 2026', note: 'until noon' },
      { term: 'Nights', detail: '7' },
      { term: 'Reference', detail: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' },
    ],
  },
}

const pairs = [
  { term: 'Paid on', detail: 'Monday, March 1, 2027, 3:00 PM' },
  { term: 'Due on', detail: 'Sunday, March 14, 2027' },
  { term: 'Way of payment', detail: 'Bank transfer' },
  { term: 'Reference', detail: 'RF45 9283 7465 0192' },
]
/** Two beside each other, however wide the page is. */
export const Pairs: Story = {
  args: { look: 'pairs', items: pairs },
  play: async ({ canvasElement }) => {
    await resize(1440)
    await expect(linesOf(canvasElement)).toEqual([2, 2])
    await resize(320)
    await expect(linesOf(canvasElement)).toEqual([1, 1, 1, 1])
  },
}
/** The first has a line of its own. */
export const OddPairs: Story = {
  args: { look: 'pairs', items: pairs.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await resize(1440)
    await expect(linesOf(canvasElement)).toEqual([1, 2])
    await resize(320)
  },
}

/** How many stand on each line. */
const linesOf = (canvas: HTMLElement): readonly number[] => {
  const tops = [...canvas.querySelectorAll('dl > div')].map((fact) => fact.getBoundingClientRect().top)
  return [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
}
