import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Stepper } from './index.ts'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Teens',
    hint: 'ages 13 to 17',
    detail: '$120.00 each',
    value: 1,
    most: 3,
    lessLabel: 'One teen fewer',
    moreLabel: 'One teen more',
    onChange: () => undefined,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <Stepper {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const InBetween: Story = {}
export const None: Story = { args: { value: 0, detail: undefined } }
export const OnlyALabel: Story = { args: { hint: undefined, detail: undefined } }

const of = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    number: canvas.getByRole('textbox', { name: 'Teens' }),
    fewer: canvas.getByRole('button', { name: 'One teen fewer' }),
    more: canvas.getByRole('button', { name: 'One teen more' }),
  }
}
const isAnnounced = (count: string) =>
  waitFor(() =>
    expect(document.querySelector('[data-live-announcer] [aria-live=assertive]')).toHaveTextContent(count),
  )

/** Neither press goes past its end. One stop for the tab key, on the number, where the focus stays. */
export const AtItsEnds: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    const { number, fewer, more } = of(canvasElement)
    await expect(number).toHaveAccessibleDescription(/ages 13 to 17.*\$120.00 each/)
    for (const press of [fewer, more]) {
      const { width, height } = press.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(more)
    await expect(number).toHaveValue('3')
    await isAnnounced('3')
    await expect(more).toBeDisabled()
    await expect(number).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(number).toHaveFocus()
  },
}

export const ByTheKeys: Story = {
  play: async ({ canvasElement }) => {
    const { number, fewer } = of(canvasElement)
    await userEvent.tab()
    await expect(number).toHaveFocus()
    for (const [key, count] of [
      ['{ArrowUp}', '2'],
      ['{PageUp}', '3'],
      ['{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
      ['{PageDown}', '1'],
      ['{End}', '3'],
      ['{Home}', '0'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(number).toHaveValue(count)
    }
    await isAnnounced('0')
    await expect(fewer).toBeDisabled()
    await fireEvent.wheel(number, { deltaY: 10 })
    await waitFor(() => expect(number).toHaveValue('1'))
  },
}

/** What is typed counts once it is left; too many become the most, nothing and letters change nothing. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const { number } = of(canvasElement)
    await expect(number).toHaveAttribute('inputmode', 'numeric')
    for (const [typed, count] of [
      ['2', '2'],
      ['12', '3'],
      ['two', '3'],
      [' ', '3'],
    ] as const) {
      await userEvent.clear(number)
      await userEvent.type(number, typed)
      await userEvent.tab()
      await expect(number).toHaveValue(count)
    }
  },
}
