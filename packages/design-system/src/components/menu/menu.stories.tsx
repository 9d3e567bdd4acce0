import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Row } from '../layout/index.ts'
import { Menu } from './index.ts'

const choose = (): void => undefined
const meta = {
  title: 'Components/Menu',
  component: Menu,
  decorators: [
    (Story) => (
      <Row align="between">
        <span />
        <Story />
      </Row>
    ),
  ],
  args: {
    label: 'Language',
    icon: 'account',
    items: [
      { key: 'en', label: 'English', lang: 'en', current: false, onSelect: choose },
      { key: 'es', label: 'Español', lang: 'es', current: true, onSelect: choose },
      { key: 'it', label: 'Italiano', lang: 'it', current: false, onSelect: choose },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Opens at the present choice, moves with the arrows, closes with Escape and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Language' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('menuitemradio', { name: 'Español' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Italiano' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Language' }))
    await expect(await within(canvasElement).findByRole('menu')).toBeVisible()
  },
}
