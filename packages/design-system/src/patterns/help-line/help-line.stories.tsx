import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Instant } from '@veranda/domain'
import { expect, within } from 'storybook/test'
import { aHelp } from './a-help.ts'
import { HelpLine } from './index.ts'

const meta = { title: 'Patterns/Help line', component: HelpLine, args: { help: aHelp() } } satisfies Meta<
  typeof HelpLine
>
export default meta
type Story = StoryObj<typeof meta>

const closed = (asOf: Instant): Story => ({
  args: { help: aHelp({ opening: { open: false, until: '2027-03-02T14:00:00Z', asOf } }) },
})
const says =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence)
  }
/** On the guest's own clock, which is named: nobody has to know where the call centre is. */
export const OpenNow: Story = {
  args: { help: aHelp({ guestTimeZone: 'Europe/Madrid' }) },
  play: says('Open now until 3:00 AM your time'),
}
export const OpensToday: Story = {
  ...closed('2027-03-02T12:00:00Z'),
  play: says('Closed now; opens today at 9:00 AM your time'),
}
export const OpensTomorrow: Story = {
  ...closed('2027-03-02T02:30:00Z'),
  play: says('Closed now; opens tomorrow at 9:00 AM your time'),
}
/** The property's own number: for whom it is needs no saying. */
export const OneLine: Story = {
  args: {
    help: aHelp({
      lines: [{ phone: { country: '52', area: '998', number: '5550100' } }],
    }),
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('listitem')
    await expect(line).toHaveTextContent(/^\+52 998 555-0100$/)
  },
}
/** Lines are for any countries a brand says, and for all the others. */
export const OtherCountries: Story = {
  args: {
    help: aHelp({
      lines: [
        { countries: ['FR', 'BE'], phone: { country: '33', area: '1', number: '70180190' } },
        { phone: { country: '44', area: '20', number: '79460190' } },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const lines = await within(canvasElement).findAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual([
      'France and Belgium+33 1 701-80190',
      'Other countries+44 20 794-60190',
    ])
  },
}
export const HoursUnknown: Story = { args: { help: aHelp({ opening: undefined }) } }
