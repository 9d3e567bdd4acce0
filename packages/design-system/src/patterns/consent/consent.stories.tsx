import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Consent } from './index.ts'

const meta = {
  title: 'Patterns/Consent',
  component: Consent,
  args: {
    links: { terms: 'https://palace.example.com/terms', privacy: 'https://palace.example.com/privacy' },
    isAccepted: false,
    isMissed: false,
    onAccepted: fn(),
  },
} satisfies Meta<typeof Consent>
export default meta
type Story = StoryObj<typeof meta>

/** Both texts can be opened from the sentence. */
export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const hrefs = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'))
    await expect(hrefs).toEqual(['https://palace.example.com/terms', 'https://palace.example.com/privacy'])
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onAccepted).toHaveBeenCalledWith(true)
  },
}
export const Missed: Story = { args: { isMissed: true } }
export const Accepted: Story = { args: { isAccepted: true } }
