import type { Meta, StoryObj } from '@storybook/react-vite'
import { aHelp } from './a-help.ts'
import { HelpLine } from './index.ts'

const meta = { title: 'Patterns/Help line', component: HelpLine, args: { help: aHelp() } } satisfies Meta<
  typeof HelpLine
>
export default meta
type Story = StoryObj<typeof meta>

export const OpenNow: Story = {}
export const ClosedNow: Story = {
  args: { help: aHelp({ opening: { open: false, until: '2027-03-02T14:00:00Z' } }) },
}
export const HoursUnknown: Story = { args: { help: aHelp({ opening: undefined }) } }
