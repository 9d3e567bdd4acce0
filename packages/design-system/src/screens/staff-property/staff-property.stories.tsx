import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SettingsDetail } from '@veranda/domain'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { says } from '../../testing/says.ts'
import { SettingsScreen, type SettingsScreenProps } from './index.ts'

/** What is typed is kept, as the console keeps it. */
function Retained(props: SettingsScreenProps) {
  const [values, setValues] = useState(props.values)
  return <SettingsScreen {...props} values={values} onValues={setValues} />
}

const values = {
  minimumNights: '3',
  maximumNights: '',
  bookableDays: '400',
  limitedDays: '2027-05-04|2027-05-06|closed|;2027-12-26|2027-12-31||5',
  cancelling: 'any-but-the-main-room-alone',
  reinstateMinutes: '30',
  keepsPenaltyWhenMoved: 'yes',
  documentMegabytes: '10',
  sellsAddOns: 'yes',
  standbyDays: '3',
  promotionNights: 'new-nights',
  emailChange: 'at-once',
  phoneLines: '@europe|44|20|79460190|+44 20 7946 0190;|1|305|5550100|',
  promotions: 'SPRING|percent|15|2027-01-01|2027-04-30|2027-03-01|2027-06-30|3|yes',
  helpHours: '',
  'policy.FLEX': 'yes|15:00;7|nights|1;1|whole-stay|',
}

const detail: SettingsDetail = {
  code: 'ZPCU',
  name: 'Palm Bay Resort',
  brand: 'aurora',
  version: 4,
  values,
  plans: [{ code: 'FLEX', name: 'Flexible rate' }],
  place: {
    currency: 'USD',
    timeZone: 'America/Cancun',
    checkInAt: '15:00',
    brandLines: '|1|800|5550199|',
    brandHours: 'America/New_York|9|21|10|19',
    brandCodes: ['SUNNY15'],
    countries: [
      { code: 'FR', tags: ['europe'] },
      { code: 'MX', tags: ['latin-america'] },
    ],
    regions: [{ code: 'europe', isActive: true, allowTags: ['europe'], denyTags: [] }],
  },
  nightPrice: 24_000,
  history: [
    {
      at: '2027-02-28T10:00:00Z',
      by: 'Ana Lima',
      changes: [
        { field: 'promotions', from: '', to: values.promotions },
        { field: 'helpHours', from: 'America/Cancun|8|22|9|20', to: '' },
        { field: 'documentMegabytes', from: '8', to: '10' },
      ],
    },
    {
      at: '2027-02-27T10:00:00Z',
      by: 'Ana Lima',
      changes: [
        { field: 'minimumNights', from: '2', to: '3' },
        {
          field: 'policy.FLEX',
          from: 'yes|15:00;3|nights|1;1|whole-stay|',
          to: 'yes|15:00;7|nights|1;1|whole-stay|',
        },
      ],
    },
  ],
}

const meta = {
  title: 'Screens/Staff property',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Inset size="page">
      <Retained {...args} />
    </Inset>
  ),
  args: {
    detail,
    values,
    saving: { kind: 'editing' },
    mayEdit: true,
    now: '2027-03-01T12:00:00Z',
    backHref: '#properties',
    onBack: fn(),
    onValues: fn(),
    onSave: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {}

/** What is typed is tried on the sample reservation at once. */
export const Previewed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [nights] = await canvas.findAllByRole('textbox', { name: 'Minimum stay' })
    if (!nights) throw new Error('There is no such field')
    await userEvent.clear(nights)
    await userEvent.type(nights, '6')
    await expect(within(canvas.getByRole('region', { name: 'Now' })).getByText(/can be chosen/)).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Once saved' })).getByText(/at least 6 nights/),
    ).toBeVisible()
  },
}

/** A count of nights that is none asks for another, and says what the stay costs again once it is one. */
export const NoStayYet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const nights = await canvas.findByLabelText('Nights')
    await userEvent.clear(nights)
    await userEvent.type(nights, 'two')
    await expect(canvas.queryByRole('region', { name: 'Now' })).toBeNull()
    await userEvent.clear(nights)
    await userEvent.type(nights, '2')
    await expect(
      within(canvas.getByRole('region', { name: 'Now' })).getByText(/without a code/),
    ).toBeVisible()
  },
}

/** A property's own hours begin as the brand’s, and the preview says whether the call centre is open by them. */
export const OwnHours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Hours of the phone lines'), 'own')
    await expect(canvas.getByLabelText('Time zone')).toHaveValue('America/New_York')
    await userEvent.selectOptions(canvas.getByLabelText('Time zone'), 'Europe/Rome')
    await userEvent.selectOptions(canvas.getByLabelText('Monday to Friday: opens'), '8')
    const view = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(view('Now').getByText(/closed now/)).toBeVisible()
    await expect(view('Once saved').getByText(/open now/)).toBeVisible()
    await expect(view('Once saved').getByText(/8:00\sAM to 9:00\sPM.*Europe\/Rome/)).toBeVisible()
  },
}

/** A promotion that is switched off lowers the sample stay no more; a code of the brand’s cannot be taken. */
export const Promotions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const view = (name: string) => within(canvas.getByRole('region', { name }))
    await expect(await canvas.findByLabelText('Last night')).toHaveValue('06/30/2027')
    await userEvent.selectOptions(canvas.getByLabelText('Can be entered'), 'no')
    await expect(view('Now').getByText(/With SPRING the stay costs/)).toBeVisible()
    await expect(view('Once saved').queryByText(/With SPRING/)).toBeNull()
    const code = canvas.getByLabelText('Code')
    await userEvent.clear(code)
    await userEvent.type(code, 'sunny15')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/is taken/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** What is wrong is said at each field, and nothing is sent. */
export const NotAccepted: Story = {
  args: { values: { ...values, minimumNights: '0', phoneLines: 'Mexico|+52|998|5550142|' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This is too low')).toBeVisible()
    await expect(canvas.getByText('Digits only')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** What was changed says what it was before, also where that was nothing of the property’s own. */
export const Changed: Story = {
  args: {
    detail: {
      ...detail,
      history: [
        {
          at: '2027-02-28T10:00:00Z',
          by: 'Ana Lima',
          changes: [
            { field: 'helpHours', from: '', to: 'America/Cancun|8|22|9|20' },
            { field: 'policy.FLEX', from: 'no|15:00;', to: 'yes|15:00;0|nights|1' },
          ],
        },
      ],
    },
  },
  play: says(
    '(was The brand’s)',
    'Free until the day of arrival, 15:00; from the day of arrival, 1 night (was Not refundable)',
  ),
}

/** Where no country can be chosen the preview names no line. */
export const WithoutCountries: Story = {
  args: { detail: { ...detail, place: { ...detail.place, countries: [] } } },
  play: async ({ canvasElement }) => {
    const now = within(within(canvasElement).getByRole('region', { name: 'Now' }))
    await expect(now.getByText(/The stay costs .* without a code/)).toBeVisible()
    await expect(now.queryByText(/1 800 555 0199/)).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { mayEdit: false },
  play: async ({ canvasElement }) => {
    await says('An administrator can change them')({ canvasElement })
    const canvas = within(canvasElement)
    await expect(canvas.getAllByLabelText(/^Minimum stay/)[0]).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}
export const Saved: Story = { args: { saving: { kind: 'saved' } } }
export const Conflict: Story = { args: { saving: { kind: 'conflict' } } }
export const Failed: Story = { args: { saving: { kind: 'failed' } } }
export const Loading: Story = { args: { detail: 'loading' } }
export const NotLoaded: Story = { args: { detail: 'failed' } }
export const Missing: Story = { args: { detail: 'missing' } }
