import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Row, Stack } from '../layout/index.ts'
import { Menu } from './index.ts'

const choose = fn()
const meta = {
  title: 'Components/Menu',
  component: Menu,
  decorators: [
    (Story) => (
      <Stack gap="large">
        <Row align="between">
          <span />
          <Story />
        </Row>
        <Button tone="secondary">Elsewhere</Button>
      </Stack>
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

const triggerIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Language' })

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const trigger = triggerIn(canvasElement)
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Opens at the present choice, goes by arrows, ends and letters, closes with Escape and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    choose.mockClear()
    const canvas = within(canvasElement)
    const trigger = triggerIn(canvasElement)
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await canvas.findByRole('menu', { name: 'Language' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toHaveAttribute('aria-controls', menu.id)
    const choice = (name: string) => canvas.getByRole('menuitemradio', { name })
    await waitFor(() => expect(choice('Español')).toHaveFocus())
    await expect(choice('Español')).toBeChecked()
    for (const [key, name] of [
      ['{ArrowDown}', 'Italiano'],
      ['{ArrowDown}', 'English'],
      ['{ArrowUp}', 'Italiano'],
      ['{Home}', 'English'],
      ['{End}', 'Italiano'],
      ['e', 'English'],
    ] as const) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(choice(name)).toHaveFocus())
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(choose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(choice('Español')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(choose).toHaveBeenCalledOnce()
  },
}

/** What is pressed beside it closes it and keeps the focus; its own button closes it, too. */
export const PressedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    for (const [press, focused] of [
      [elsewhere, elsewhere],
      [triggerIn(canvasElement), triggerIn(canvasElement)],
    ] as const) {
      await userEvent.click(triggerIn(canvasElement))
      await canvas.findByRole('menu')
      await userEvent.click(press)
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(focused).toHaveFocus())
    }
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(triggerIn(canvasElement))
    await expect(await within(canvasElement).findByRole('menu')).toBeVisible()
    for (const choice of within(canvasElement).getAllByRole('menuitemradio'))
      await expect(choice.clientHeight).toBeGreaterThanOrEqual(44)
  },
}
