import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { edge } from '../../theme/scrolled-edge.css.ts'
import { PlainTable } from './index.ts'

const meta = {
  title: 'Components/Plain table',
  component: PlainTable,
  args: {
    label: 'Rooms by floor',
    columns: [{ title: 'Floor' }, { title: 'Rooms', isNumber: true }],
    children: (
      <>
        <tbody>
          <tr>
            <th scope="row">Garden</th>
            <td data-number>24</td>
          </tr>
          <tr>
            <th scope="row">First</th>
            <td data-number>108</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Both</th>
            <td data-number>132</td>
          </tr>
        </tfoot>
      </>
    ),
  },
} satisfies Meta<typeof PlainTable>
export default meta
type Story = StoryObj<typeof meta>

export const WithASum: Story = {}

/** What does not fit fades out where more follows: at the end of the line. */
export const RightToLeft: Story = {
  decorators: [
    (Table) => (
      <div dir="rtl" style={{ inlineSize: '8rem' }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement).getByRole('region', { name: args.label })
    await expect(getComputedStyle(frame).getPropertyValue(edge.slice('var('.length, -1))).toBe('left')
  },
}
