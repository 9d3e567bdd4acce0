import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ComboField, type ComboFieldProps } from './index.ts'

const meta = {
  title: 'Components/Combo field',
  component: ComboField,
  args: {
    label: 'Country',
    name: 'country',
    value: 'mx',
    placeholder: 'Choose a country',
    noneFound: 'No matching country found.',
    autoComplete: 'country-name',
    options: [
      { value: 'ca', label: 'Canada', mark: 'CA' },
      { value: 'it', label: 'Italy', mark: 'IT' },
      { value: 'mx', label: 'Mexico', mark: 'MX' },
      { value: 'gs', label: 'South Georgia and the South Sandwich Islands', mark: 'GS' },
      { value: 'ae', label: 'United Arab Emirates', mark: 'AE' },
      { value: 'gb', label: 'United Kingdom', mark: 'GB' },
    ],
    onChange: fn(),
  },
  render: function Live(args: ComboFieldProps) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <ComboField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof ComboField>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Country' })
const isAnnounced = (text: RegExp) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text))

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { value: '' } }
export const LongChoice: Story = { args: { value: 'gs' } }
export const Wrong: Story = { args: { value: '', error: 'Please choose a country.' } }

/** A part of a name narrows the list down, in any letters; the choice is what the field says once it is left. */
export const ByTheKeys: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement)
    await expect(field).toHaveValue('Mexico')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('uNITED')
    const list = await screen.findByRole('listbox', { name: /Country/ })
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['United Arab EmiratesAE', 'United KingdomGB'])
    await isAnnounced(/2 options available/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = within(list).getByRole('option', { name: /United Kingdom/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('United Kingdom')
    await expect(args.onChange).toHaveBeenLastCalledWith('gb')
  },
}

/** The whole list is one press away, with the choice marked; a target is as large as a finger. */
export const Opened: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const list = await screen.findByRole('listbox', { name: /Country/ })
    const options = within(list).getAllByRole('option')
    await expect(options).toHaveLength(6)
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Mexico')
    for (const option of options) await expect(option.clientHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(within(list).getByRole('option', { name: /Italy/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('it')
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('Italy'))
    await userEvent.click(within(canvasElement).getByRole('button'))
    await screen.findByRole('listbox')
  },
}

/** What is no name is said to be none, and leaves the choice as it was; an emptied field chooses nothing. */
export const NoneOfThem: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('Atlantis')
    await screen.findByText('No matching country found.')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Mexico'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
  },
}

/** A browser that fills in the form writes into the field without going there. */
export const FilledInByTheBrowser: Story = {
  args: { value: '', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement)
    await expect(field).toHaveAttribute('autocomplete', 'country-name')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Italy')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('it'))
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
