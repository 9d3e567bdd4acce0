import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CancellationReceipt } from '@veranda/domain'
import {
  aCancellationReceipt,
  aCancelledReservation,
  aCreditedCancellation,
  aFamilyReservation,
  aMaldivesReservation,
  aNonRefundableReservation,
  aPaidReservation,
  aPastStay,
  aReservation,
  aRoom,
  aReservationOfNineRooms,
  aReservationReadInYen,
  aReservationTomorrow,
  aReservationUnderReview,
  aReservationWithBalance,
  aReservationWithVeryLongNames,
  aStayInHouse,
  aYenReservation,
  fixtureNow,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AfterCancelling, ReinstateBar } from '../../patterns/after-cancelling/index.ts'
import { CompareOptions } from '../../patterns/compare-options/index.ts'
import { GettingReady } from '../../patterns/getting-ready/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { PriceMatch } from '../../patterns/price-match/index.ts'
import { resize } from '../../testing/resize.ts'
import { ReservationScreen, type ReservationScreenProps } from './index.ts'

function WithViews(props: ReservationScreenProps) {
  const [view, setView] = useState(props.view)
  return <ReservationScreen {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Screens/Reservation',
  component: ReservationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reservation: aPaidReservation(),
    now: fixtureNow,
    help: aHelp(),
    view: 'options',
    onViewChange: fn(),
    onAction: fn((_action, event) => event.preventDefault()),
    hrefOf: (action) => `/${action}`,
    onPrint: fn(),
    compare: <CompareOptions href="/options" />,
  },
  render: (args) => <WithViews {...args} />,
} satisfies Meta<typeof ReservationScreen>
export default meta
type Story = StoryObj<typeof meta>

const allRooms: Story['play'] = async ({ canvasElement, args }) => {
  const cards = await within(canvasElement).findAllByRole('article')
  await expect(cards).toHaveLength(args.reservation.rooms.length)
}

const comparing = { name: 'Compare options' }

export const Paid: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', comparing)).toBeVisible()
  },
}
export const BalanceBeforeArrival: Story = {
  args: { reservation: aReservationWithBalance(), guestCurrency: { currency: 'CAD', rate: 1.3741 } },
  /** What is due stands beside the step, and is the last line of the price. */
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Total', undefined, { timeout: 10_000 })
    const shown = () => canvas.getAllByText(/^Balance due/).filter((words) => words.checkVisibility())
    await expect(shown()).toHaveLength(2)
    await resize(1440)
    await expect(shown()).toHaveLength(2)
    await resize(320)
  },
}
export const BalanceInformation: Story = {
  args: { ...BalanceBeforeArrival.args, view: 'information' },
  play: allRooms,
}
export const Family: Story = {
  args: { reservation: aFamilyReservation(), view: 'information' },
  play: allRooms,
}
/** Its dates stay as they are: there is nothing to compare. */
export const NonRefundable: Story = {
  args: { reservation: aNonRefundableReservation() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(new RegExp('.'), { selector: 'h3' })
    await expect(within(canvasElement).queryByRole('link', comparing)).toBeNull()
  },
}
const cancelled = (receipt: CancellationReceipt, now = fixtureNow): NonNullable<Story['args']> => {
  const known = {
    reservation: aCancelledReservation(),
    receipt,
    clock: () => now,
    guestTimeZone: 'America/New_York',
    workingDays: 5,
    href: '/cancellation/done',
    onPrint: () => undefined,
  }
  return {
    reservation: known.reservation,
    afterCancelling: <AfterCancelling {...known} />,
    reinstateBar: <ReinstateBar {...known} />,
  }
}
/** As it was before: what is paid and refunded is the room's price. */
const booked = { reservation: aReservation({ rooms: [aRoom()] }) }
/**
 * Nothing can be changed any more: in place of a total of zero the page shows what was refunded or credited, and all
 * that was agreed.
 */
const nothingIsLeft: NonNullable<Story['play']> = async (context) => {
  const canvas = within(context.canvasElement)
  await canvas.findByRole('link', { name: 'View receipt' })
  await allRooms?.(context)
  await expect(canvas.queryByText('Total')).toBeNull()
  await expect(canvas.queryByText(/aren’t available online/)).toBeNull()
}
/** On a phone the refund comes before the days that hold no longer. */
const refundFirst = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement)
  const shown = (await canvas.findAllByText('Your refund')).find((words) => words.checkVisibility())
  const days = canvas.getByText('Arrival')
  await expect(shown?.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect(canvas.queryByRole('heading', { name: 'Getting here' })).toBeNull()
}
const reinstating = { name: 'Undo cancellation' }
export const Cancelled: Story = {
  args: cancelled(aCancellationReceipt(booked)),
  play: async (context) => {
    await nothingIsLeft(context)
    await expect(await within(context.canvasElement).findAllByRole('link', reinstating)).toHaveLength(1)
    await refundFirst(context.canvasElement)
  },
}
export const CancelledForGood: Story = {
  args: cancelled(aCancellationReceipt(booked), '2027-03-01T16:00:00Z'),
  play: async (context) => {
    await nothingIsLeft(context)
    await expect(within(context.canvasElement).queryByRole('link', reinstating)).toBeNull()
  },
}
export const Credited: Story = {
  args: cancelled(aCreditedCancellation(booked)),
  play: nothingIsLeft,
}
/** Asking for a better price cancels nothing: the stay is booked as before, and everything stays open. */
export const PriceMatchRequested: Story = {
  args: {
    underway: (
      <PriceMatch
        request={{
          priceMatchId: '0198c0de-0000-7000-8000-000000000009',
          state: 'requested',
          requestedAt: fixtureNow,
          answerBy: '2027-03-02T15:00:00Z',
        }}
        now={fixtureNow}
        guestTimeZone="America/New_York"
        withdrawing="possible"
        onWithdraw={fn()}
      />
    ),
  },
}
export const NineRooms: Story = {
  args: { reservation: aReservationOfNineRooms(), view: 'information' },
  play: allRooms,
}
export const ChargedInYen: Story = { args: { reservation: aYenReservation() } }
export const ReadInYen: Story = {
  args: {
    reservation: aReservationReadInYen(),
    guestCurrency: { currency: 'JPY', rate: 151.37 },
    view: 'information',
  },
  play: allRooms,
}
export const Maldives: Story = {
  args: {
    reservation: aMaldivesReservation(),
    guestCurrency: { currency: 'EUR', rate: 0.9182 },
    help: aHelp({ guestTimeZone: 'Europe/Rome' }),
  },
}
export const Tomorrow: Story = {
  args: {
    reservation: aReservationTomorrow(),
    gettingReady: (
      <GettingReady
        reservation={aReservationTomorrow()}
        now={fixtureNow}
        help={aHelp()}
        announcedTime={undefined}
        state="resting"
        onTell={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('heading', { level: 2 })
    await waitFor(() => expect(first).toHaveTextContent('You arrive tomorrow'))
    const numbers = [...canvasElement.querySelectorAll('a[href="tel:+15550100"]')]
    await expect(numbers.filter((number) => number.checkVisibility())).toHaveLength(1)
  },
}
/** What cancelling costs is said only where it can be done; the first card says where the stay stands. */
const nothingToCancel =
  (first: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(first)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'If you cancel' })).toBeNull()
  }
export const UnderReview: Story = {
  args: { reservation: aReservationUnderReview() },
  play: nothingToCancel(/^Total$/),
}
export const InHouse: Story = {
  args: { reservation: aStayInHouse() },
  play: nothingToCancel(/Check-out is by .+ on March 5/),
}
export const Past: Story = {
  args: { reservation: aPastStay() },
  play: async (context) => {
    await nothingToCancel(/ended on January 17/)(context)
    await expect(within(context.canvasElement).getByText('Completed')).toBeVisible()
  },
}
export const VeryLongNames: Story = {
  args: { reservation: aReservationWithVeryLongNames(), view: 'information' },
  play: allRooms,
}
export const InHouseInformation: Story = {
  args: { reservation: aStayInHouse(), view: 'information' },
  play: allRooms,
}
/** Over: nothing is left for a calendar. */
export const PastInformation: Story = {
  args: { reservation: aPastStay(), view: 'information' },
  play: async (context) => {
    await allRooms?.(context)
    await expect(context.canvasElement.querySelector('a[download]')).toBeNull()
  },
}
export const ChargedInYenInformation: Story = {
  args: { reservation: aYenReservation(), view: 'information' },
  play: allRooms,
}

/** Whichever view is printed, both are on the paper. */
export const OptionsOnPaper: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
    await waitFor(async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await expect(canvas.queryAllByRole('article')).toHaveLength(1)
    })
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(0))
  },
}

/** The two views are one stop for the tab key. */
export const ViewsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [options, information] = canvas.getAllByRole('tab')
    options?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(information).toHaveFocus()
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
  },
}
