import { expect, hosts, sampleGuest, seesReservation, signInForm, signOut, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test('opening a one-time link does not sign in; its button does, once', async ({ page }) => {
  const guest = await sampleGuest('moon')
  await page.goto(guest.oneTimeLink)
  const button = page.getByRole('button', { name: /open my reservation/i })
  await expect(button).toBeVisible()
  await page.reload()
  await button.click()
  await seesReservation(page)
  expect(page.url()).not.toContain(guest.oneTimeLink.split('/').at(-1) ?? '')
  await signOut(page)
  await expect(signInForm(page)).toBeVisible()
  await page.goto(guest.oneTimeLink)
  await button.click()
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
  // A used one sends a new one, for the same reservation.
  await expect(page.getByLabel('Reservation number')).toHaveValue(guest.reservationCode)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText('Check your e-mail')).toBeVisible()
})

test('a link nobody made is refused in words, with a way on', async ({ page }) => {
  await page.goto(`${hosts.palace}/auth/login/ZPCU-000AAA-ZZ/00000000-0000-4000-8000-000000000000`)
  await page.getByRole('button', { name: /open my reservation/i }).click()
  await expect(page.getByRole('heading', { name: 'This link has expired or was already used' })).toBeVisible()
  await expect(page.getByRole('link', { name: /sign-in|new link|reservation number/i }).first()).toBeVisible()
})

test.describe(() => {
  leaveToTheFullRun(
    'the service answers the same, and the answer is a story',
    [
      'booking-service/src/sign-in/validate-reservation.test.ts',
      'is accepted whether or not the reservation exists',
    ],
    ['design-system/src/screens/sign-in/sign-in.stories.tsx', 'LinkSent'],
  )
  test('asking for a link answers the same whether or not the reservation exists', async ({ page }) => {
    const answers: (string | null)[] = []
    const guest = await sampleGuest('palace')
    for (const code of [guest.reservationCode, 'ZPCU-000AAA-ZZ']) {
      await page.goto(`${hosts.palace}/auth/login`)
      await page
        .getByText(/can’t sign in/i)
        .first()
        .click()
      const form = page.getByRole('form', { name: 'Get a link by e-mail' })
      await form.getByLabel('Reservation number').fill(code)
      await form.getByLabel(/e-mail/i).fill('somebody@example.com')
      await form.getByRole('button', { name: /e-mail me a link|send/i }).click()
      const answer = page.getByRole('status').filter({ hasText: /if/i })
      await expect(answer).toBeVisible()
      answers.push(await answer.textContent())
    }
    expect(answers[0]).toBe(answers[1])
  })
})
