import { documentLimits } from '@veranda/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Reservation } from '@veranda/domain'
import {
  aCancellation,
  aCancellationReceipt,
  aCancelQuote,
  aReservation,
  aThreeRoomReservation,
  fixtureNow,
  theCancellationTerms,
  theReasons,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { CancelDetailsScreen } from '../cancel-details/index.ts'
import { CancelPoliciesScreen } from '../cancel-policies/index.ts'
import { CancelReasonScreen } from '../cancel-reason/index.ts'
import { InHotelWords } from '../../testing/hotel-words.tsx'
import { CancelledScreen } from './index.ts'

type FlowProps = {
  readonly reservation: Reservation
  /** Chosen beforehand: the only room, or none. */
  readonly roomNumbers: readonly number[]
}

/** The pages one after another, with everything that is not a press left out. */
function Flow({ reservation, roomNumbers }: FlowProps) {
  const [page, setPage] = useState<'policies' | 'reason' | 'last-look' | 'done'>('policies')
  const [rooms, setRooms] = useState(roomNumbers)
  const [accepted, setAccepted] = useState(false)
  const sketch = { reservation, roomNumbers: rooms }
  const shared = { help: aHelp(), backHref: '#back', onTryAgain: fn(), clock: () => fixtureNow }
  const quote = aCancelQuote(sketch)
  switch (page) {
    case 'policies':
      return (
        <CancelPoliciesScreen
          {...shared}
          reservation={reservation}
          variant="any-but-the-main-room-alone"
          addOns="shown"
          roomNumbers={rooms}
          terms={theCancellationTerms(sketch)}
          state={rooms.length > 0 ? { kind: 'quoted', quote } : { kind: 'choosing' }}
          refund={{ workingDays: 5, reinstateMinutes: 30 }}
          accepted={accepted}
          onRooms={setRooms}
          onAccepted={setAccepted}
          onContinue={() => setPage('reason')}
          onQuoteExpired={fn()}
        />
      )
    case 'reason':
      return (
        <CancelReasonScreen
          {...shared}
          state={{ kind: 'ready', value: theReasons }}
          cancellation={aCancellation(sketch)}
          onReason={() => setPage('last-look')}
        />
      )
    case 'last-look':
      return (
        <CancelDetailsScreen
          {...shared}
          page={{
            kind: 'last-look',
            quote,
            ending: { kind: 'cancelled' },
            reason: 'I can’t travel',
            reinstateMinutes: 30,
            progress: { kind: 'choosing' },
          }}
          reservation={reservation}
          cancellation={quote.change}
          refundTo={{ to: quote.refundTo, workingDays: 5 }}
          reservationHref="#reservation"
          onReason={fn()}
          onDetail={fn()}
          onFiles={fn()}
          onRemoveFile={fn()}
          onSendFileAgain={fn()}
          onContinue={fn()}
          onOfferAccepted={fn()}
          onOfferDeclined={fn()}
          onCancel={() => setPage('done')}
          onQuoteExpired={fn()}
          onRemedy={fn()}
        />
      )
    case 'done':
      return (
        <InHotelWords args={{ receipt: aCancellationReceipt(sketch), reservation }}>
          {(localized) => (
            <CancelledScreen
              {...shared}
              {...localized}
              reversal={{ kind: 'possible' }}
              answering={{
                files: [],
                limits: documentLimits,
                busy: false,
                onFiles: fn(),
                onRemoveFile: fn(),
                onSendFileAgain: fn(),
                onAnswer: fn(),
              }}
              workingDays={5}
              reservationHref="#reservation"
              onReinstate={fn()}
              onWithdraw={fn()}
              onReinstateOver={fn()}
            />
          )}
        </InHotelWords>
      )
  }
}

const meta = {
  title: 'Screens/Cancel: from end to end',
  component: Flow,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Flow>
export default meta
type Story = StoryObj<typeof meta>

const ready = (canvasElement: HTMLElement, page: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-ready=${page}]`)
  if (!found) throw new Error(`${page} is not there`)
  return found
}

/**
 * The fewest presses there can be: the policy has to be accepted, a reason given, and the last press is the
 * cancellation itself. Between them stands one "continue" and nothing else: no "are you sure", no survey, no offer.
 */
async function cancel(canvasElement: HTMLElement, roomNumber?: number): Promise<number> {
  let actions = 0
  const press = async (what: Element | null | undefined): Promise<void> => {
    if (!what) throw new Error('There is nothing to press')
    await userEvent.click(what)
    actions += 1
  }
  const policies = within(ready(canvasElement, 'cancel-policies'))
  if (roomNumber) await press(policies.getAllByRole('checkbox')[roomNumber - 1])
  const form = within(policies.getByRole('form'))
  await press(canvasElement.querySelector('[name=accepted]'))
  await press(form.getByRole('button'))
  const reasons = within(ready(canvasElement, 'cancel-reason'))
  await press(reasons.getAllByRole('button')[1])
  const lastLook = within(ready(canvasElement, 'cancel-details'))
  await press(lastLook.getByRole('button'))
  ready(canvasElement, 'cancelled')
  return actions
}

/** Accept, continue, reason, cancel. */
export const TheOnlyRoomInFour: Story = {
  args: { reservation: aReservation(), roomNumbers: [1] },
  play: async ({ canvasElement }) => {
    await expect(await cancel(canvasElement)).toBe(4)
    // What is listed is what was paid: the room and its add-ons.
    const went = within(canvasElement).getByRole('heading', { name: 'Canceled' }).parentElement
    const listed = [...(went?.textContent ?? '').matchAll(/\$([\d,.]+)/g)].map(([, sum = '']) => sum)
    await expect(listed).toEqual(['2,475.00', '405.00'])
  },
}
/** One more to say which. */
export const OneRoomOfThreeInFive: Story = {
  args: { reservation: aThreeRoomReservation(), roomNumbers: [] },
  play: async ({ canvasElement }) => {
    await expect(await cancel(canvasElement, 2)).toBe(5)
  },
}
