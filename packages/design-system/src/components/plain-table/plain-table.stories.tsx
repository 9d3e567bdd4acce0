import type { Meta, StoryObj } from '@storybook/react-vite'
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
