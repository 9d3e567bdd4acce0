import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkCards, LinkCardsShape } from './index.ts'

const meta = {
  title: 'Patterns/Link cards',
  component: LinkCards,
  args: {
    items: [
      { key: 'a', title: 'Palm Bay Resort', note: 'Cancún · Aurora', href: '#a', onOpen: fn() },
      { key: 'b', title: 'Playa Serena', href: '#b', onOpen: fn() },
    ],
  },
} satisfies Meta<typeof LinkCards>
export default meta
type Story = StoryObj<typeof meta>

export const BelowEachOther: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /Playa Serena/ }))
    await expect(args.items[1]?.onOpen).toHaveBeenCalledOnce()
  },
}
export const BesideEachOther: Story = { args: { beside: 'two' } }
export const Waiting: Story = { render: () => <LinkCardsShape /> }
