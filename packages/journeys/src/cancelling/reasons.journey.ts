import { test } from '../hotel/test.ts'
import { expect, main } from '../product.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'
import {
  accept,
  backToReasons,
  button,
  cancelButton,
  declineOffer,
  giveReason,
  openAgain,
  openCancelling,
  requestButton,
  seesHeading,
  seesLastLook,
  toReservation,
} from './page.ts'

type Leaf = {
  readonly reason: string
  readonly followUp?: string
  readonly asks?: string
  /** Where the one offer is made; it is declined here. */
  readonly offers?: readonly Stay[]
  /** How it ends where there is a fee to waive; where cancelling is free, every reason cancels at once. */
  readonly ends: 'cancelled' | 'under-review'
}

type Stay = 'where cancelling is free' | 'where there is a fee'

/** Every end of the tree the hotel begins with. */
const leaves: readonly Leaf[] = [
  ...[
    'My plans have changed',
    'I can’t travel',
    'I’ll book again with my new membership',
    'I’ve rebooked on this website',
  ].map((reason) => ({ reason, ends: 'cancelled' as const })),
  // What is not refundable keeps its dates.
  { reason: 'I’d like to travel on other dates', offers: ['where cancelling is free'], ends: 'cancelled' },
  ...['I’d prefer credit for a future stay', 'I found a better price'].map((reason) => ({
    reason,
    offers: ['where cancelling is free', 'where there is a fee'] as const,
    ends: 'cancelled' as const,
  })),
  // To waive the fee.
  ...['Health reasons', 'Severe weather', 'Passport, visa or other travel documents'].map((reason) => ({
    reason,
    offers: ['where there is a fee'] as const,
    ends: 'cancelled' as const,
  })),
  { reason: 'I chose another hotel', asks: 'Name of the other hotel', ends: 'cancelled' },
  { reason: 'Another reason', asks: 'Your reason', ends: 'cancelled' },
  { reason: 'Our wedding plans have changed', ends: 'under-review' },
  ...['My partner, a parent or a child', 'Another relative', 'Someone I was traveling with'].map(
    (followUp) => ({ reason: 'A death in the family', followUp, ends: 'under-review' as const }),
  ),
  ...['I’d like to use a week from my membership', 'My membership has ended'].map((followUp) => ({
    reason: 'My membership in a partner club',
    followUp,
    asks: 'Membership number',
    ends: 'under-review' as const,
  })),
  ...['I have a duplicate reservation', 'My agency will rebook for me'].map((followUp) => ({
    reason: 'I booked through an agency or another website',
    followUp,
    asks: 'Agency or website',
    ends: 'under-review' as const,
  })),
  {
    reason: 'I booked through an agency or another website',
    followUp: 'Another reason',
    asks: 'Your reason',
    ends: 'under-review',
  },
]

for (const stay of ['where cancelling is free', 'where there is a fee'] as const)
  test.describe(() => {
    leaveToTheFullRun(
      'which page asks what for a reason is a rule over the hotel’s own list',
      ['domain/src/cancellation/reason.test.ts', '$code is reached by its answers'],
      [
        'portal/src/routes/cancel-details/details-steps.test.ts',
        'a page of the details stands where it has something to ask',
      ],
      [
        'booking-service/src/cancellations/reasons.test.ts',
        'the reasons that stories and tests use are the ones a hotel begins with',
      ],
      ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'OneLastLook'],
      ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'AskingForReview'],
    )
    test(`${stay}, every reason leads to the last look, saying what pressing comes to`, async ({
      page,
      hotel,
    }) => {
      test.slow()
      const guest = await hotel.books('ZPCU-104A7C-AB')
      if (stay === 'where there is a fee') await hotel.fixesRate(guest)
      await openCancelling(page, guest)
      await accept(page)
      const reasons = main(page).getByRole('listitem').getByRole('button')
      await expect
        .poll(async () => new Set((await reasons.allInnerTexts()).map((text) => text.trim())))
        .toEqual(new Set(leaves.map(({ reason }) => reason)))
      for (const leaf of leaves) {
        const isReviewed = stay === 'where there is a fee' && leaf.ends === 'under-review'
        await giveReason(page, leaf.reason)
        if (leaf.followUp) {
          // Both lists have an answer of the same name: the first must be gone.
          await expect(button(page, new RegExp(`^${leaf.reason}`))).toHaveCount(0)
          await giveReason(page, leaf.followUp)
        }
        if (leaf.asks) {
          const field = main(page).getByRole('textbox', { name: leaf.asks })
          // What was told for another answer of the same kind is kept.
          if ((await field.inputValue()) === '') {
            await button(page, 'Continue').click()
            await expect(field).toHaveAttribute('aria-invalid', 'true')
            await field.fill('As told by the guest')
          }
        }
        if (leaf.offers?.includes(stay)) await declineOffer(page)
        else if (leaf.asks ?? isReviewed) await button(page, 'Continue').click()
        await seesLastLook(page)
        await expect(isReviewed ? requestButton(page) : cancelButton(page)).toBeVisible()
        await expect(isReviewed ? cancelButton(page) : requestButton(page)).toHaveCount(0)
        await backToReasons(page)
      }
    })
  })

/** Reasons that the team decides about, with what each asks for besides. */
const reviewed = {
  'its detail': ['My membership in a partner club', 'My membership has ended', 'Membership number'],
  'nothing besides': ['A death in the family', 'Another relative', undefined],
} as const

for (const [detail, [reason, followUp, asks]] of Object.entries(reviewed))
  test.describe(() => {
    leaveToTheFullRun(
      'the back office’s journey asks for a review, the service has its end, and the press that withdraws is the portal’s',
      [
        'journeys/src/back-office/back-office.journey.ts',
        'a review with its document is approved, and the guest sees the rooms canceled',
      ],
      ['booking-service/src/cancellations/review.test.ts', 'a withdrawn request leaves everything as it was'],
      [
        'portal/src/routes/cancelled/use-reversal.test.tsx',
        'a press that is $as, and whose answer is lost, says so; pressed again it is the same press',
      ],
      [
        'portal/src/tasks/cancel-rooms.test.ts',
        'says only what this reason asks for, whatever was typed before',
      ],
      ['design-system/src/screens/cancel-details/cancel-details.stories.tsx', 'Membership'],
      ['design-system/src/screens/cancelled/cancelled.stories.tsx', 'Withdrawing'],
    )
    test(`a reason reaches the team with ${detail}: asked for, and withdrawn`, async ({ page, hotel }) => {
      const guest = await hotel.books('ZPCU-104A7C-AB')
      await hotel.fixesRate(guest)
      await openCancelling(page, guest)
      await accept(page)
      await giveReason(page, reason)
      await button(page, followUp).click()
      // Back and reload keep what was said.
      await page.goBack()
      await expect(button(page, new RegExp(`^${followUp}`))).toHaveAttribute('aria-current', 'true')
      await page.goForward()
      if (asks) await main(page).getByRole('textbox', { name: asks }).fill('M-1001')
      await page.reload()
      await button(page, 'Continue').click()
      await requestButton(page).click()
      await seesHeading(page, /^Cancellation request sent/)
      expect(await hotel.roomsOf(guest)).toEqual(['under-review'])
      await page.reload()
      await button(page, 'Withdraw your request').click()
      await seesHeading(page, /^Cancellation request withdrawn/)
      expect(await hotel.roomsOf(guest)).toEqual(['confirmed'])
      await toReservation(page)
      await openAgain(page)
    })
  })

test.describe(() => {
  leaveToTheFullRun('the guards of these pages are tested in the portal')
  test('a page of the details is only there after the one before', async ({ page, hotel }) => {
    const guest = await hotel.books('ZPCU-104A7C-AB')
    // A review has a page for documents.
    await hotel.fixesRate(guest)
    await openCancelling(page, guest)
    const leads = async (to: string, ends: RegExp) => {
      await page.goto(`${guest.origin}${to}`)
      await expect(page).toHaveURL(ends)
    }
    await leads('/cancellation/reason', /policies-and-benefits/)
    await accept(page)
    await leads('/cancellation/details/3', /reason$/)
    await leads('/cancellation/details/4', /my-reservation/)
    await leads('/cancellation/reason', /reason$/)
    await giveReason(page, 'A death in the family')
    await leads('/cancellation/details/2', /details\/1$/)
    await leads('/cancellation/details', /details\/1$/)
    await button(page, 'Another relative').click()
    await expect(page).toHaveURL(/details\/2$/)
    await leads('/cancellation/details', /details\/3$/)
  })
})
