import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileLink } from './index.ts'

const meta = { title: 'Components/File link', component: FileLink } satisfies Meta<typeof FileLink>
export default meta
type Story = StoryObj<typeof meta>

export const ACalendar: Story = {
  args: {
    href: 'data:text/calendar,BEGIN:VCALENDAR',
    fileName: 'stay.ics',
    tone: 'secondary',
    size: 'small',
    icon: 'calendar',
    children: 'Add to calendar',
  },
}
