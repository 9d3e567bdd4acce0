import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Instant } from '@veranda/domain'
import { within } from 'storybook/test'
import { aHelp } from './a-help.ts'
import { HelpLine } from './index.ts'

const meta = { title: 'Patterns/Help line', component: HelpLine, args: { help: aHelp() } } satisfies Meta<
  typeof HelpLine
>
export default meta
type Story = StoryObj<typeof meta>

export const OpenNow: Story = {}
const closed = (asOf: Instant): Story => ({
  args: { help: aHelp({ opening: { open: false, until: '2027-03-02T14:00:00Z', asOf } }) },
})
const says =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence)
  }
export const OpensToday: Story = {
  ...closed('2027-03-02T12:00:00Z'),
  play: says('Closed now; opens today at 9:00 AM'),
}
export const OpensTomorrow: Story = {
  ...closed('2027-03-02T02:30:00Z'),
  play: says('Closed now; opens tomorrow at 9:00 AM'),
}
export const HoursUnknown: Story = { args: { help: aHelp({ opening: undefined }) } }
