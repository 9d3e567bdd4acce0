import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './index.ts'

const meta = { title: 'Components/Price', component: Price } satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { text: '$4,180.00' } }
export const WithApproximation: Story = {
  args: { text: '$4,180.00', approx: 'about MXN 76,200', emphasis: true },
}
