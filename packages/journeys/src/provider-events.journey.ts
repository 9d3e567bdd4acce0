import {
  expect,
  fillSignIn,
  hosts,
  pressSignIn,
  sampleGuest,
  seesReservation,
  signIn,
  signInForm,
  test,
} from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test('a guest who loses the line is told at sign-in, until it is back, and then that the stay on screen is the last one read', async ({
  page,
  context,
}) => {
  const guest = await sampleGuest('palace')
  await page.goto(`${hosts.palace}/auth/login`)
  await expect(signInForm(page)).toBeVisible()
  await expect(page.getByRole('status')).toBeAttached()
  await context.setOffline(true)
  const atSignIn = page.getByRole('status').filter({ hasText: 'You’re offline' })
  await expect(atSignIn).toContainText('sign in once you’re back online')
  await context.setOffline(false)
  await expect(atSignIn).toBeHidden()

  await fillSignIn(page, guest)
  await pressSignIn(page)
  await seesReservation(page)
  await context.setOffline(true)
  const atTheStay = page
    .getByRole('status')
    .filter({ hasText: 'the most recent version of your reservation' })
  await expect(atTheStay).toBeVisible()
  await atTheStay.getByRole('button', { name: 'Dismiss' }).click()
  await expect(atTheStay).toBeHidden()
})

test.describe(() => {
  leaveToTheFullRun(
    'cancelling shows that a page is read again in the language chosen, and what is on screen stays',
    [
      'journeys/src/cancelling/language.journey.ts',
      'another language is chosen: the rooms that go are told in it, and what was accepted stays accepted',
    ],
    [
      'portal/src/server-state/use-read.test.tsx',
      'what is on screen stays while another version or language is read, and where it cannot be',
    ],
  )
  test('choosing another language reads the stay in it, and losing the line then keeps the stay', async ({
    page,
    context,
  }) => {
    await signIn(page, await sampleGuest('palace'))
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByText('Air conditioning')).toBeVisible()
    await page.getByLabel('Language').selectOption('Español')
    await expect(page.getByText('Aire acondicionado')).toBeVisible()
    await expect(page.getByText('Air conditioning')).toBeHidden()
    await context.setOffline(true)
    await page.getByLabel('Idioma').selectOption('English')
    await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible()
    await expect(page.getByText('Aire acondicionado')).toBeVisible()
  })
})
