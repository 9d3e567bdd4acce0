import {
  expect,
  fillSignIn,
  hosts,
  main,
  pressSignIn,
  sampleGuest,
  signInForm,
  startPage,
  test,
} from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

const wrongWords = /couldn’t find a reservation/i

test('a wrong name and an unknown number read the same, and nothing typed is lost', async ({ page }) => {
  const guest = await sampleGuest('palace')
  await page.goto(`${hosts.palace}/auth/login`)
  await fillSignIn(page, { ...guest, lastName: 'Somebodyelse' })
  await pressSignIn(page)
  await expect(page.getByRole('alert')).toContainText(wrongWords)
  const wrongName = await page.getByRole('alert').textContent()
  await expect(signInForm(page).getByLabel('Reservation number')).toHaveValue(guest.reservationCode)
  await fillSignIn(page, { reservationCode: 'ZPCU-000AAA-ZZ', firstName: 'Nobody', lastName: 'Known' })
  await pressSignIn(page)
  await expect(page.getByRole('alert')).toHaveText(wrongName ?? '')
})

test.describe(() => {
  leaveToTheFullRun(
    'the service counts, and the form leads to the link',
    [
      'booking-service/src/sign-in/validate-reservation.test.ts',
      'beyond five within a quarter of an hour require a link, even with the right name',
    ],
    ['portal/src/tasks/session.test.ts', 'names that %s does not look at for now lead to a link'],
    ['design-system/src/screens/sign-in/sign-in.stories.tsx', 'LinkInstead'],
  )
  test('after five wrong tries at one number names are not taken for a while, and the link comes first', async ({
    page,
  }) => {
    const reservationCode = 'ZMCU-999ZZZ-QQ'
    await page.goto(`${hosts.moon}/auth/login`)
    for (let tries = 0; tries < 6; tries++) {
      const lastName = `Try${'a'.repeat(tries + 1)}`
      await fillSignIn(page, { reservationCode, firstName: 'Wrong', lastName })
      await pressSignIn(page)
      await expect(main(page).getByText(tries < 5 ? wrongWords : 'Please sign in with a link')).toBeVisible()
      if (tries < 5) await expect(signInForm(page).getByRole('button', { name: 'Sign in' })).toBeEnabled()
    }
    const link = page.getByRole('form', { name: 'Get a link by e-mail' })
    await expect(link.getByLabel('Reservation number')).toHaveValue(reservationCode)
  })
})

test.describe(() => {
  leaveToTheFullRun('what is wrong is a story', [
    'design-system/src/screens/sign-in/sign-in.stories.tsx',
    'FieldErrors',
  ])
  test('each empty or misshapen field says so, and the first of them gets the focus', async ({ page }) => {
    await page.goto(`${hosts.palace}/auth/login`)
    await pressSignIn(page)
    await expect(page.getByText('This field is required')).toHaveCount(3)
    await expect(signInForm(page).getByLabel('Reservation number')).toBeFocused()
    await signInForm(page).getByLabel('Reservation number').fill('12345678901234')
    await pressSignIn(page)
    await expect(page.getByText(/Formato inválido|Invalid format/)).toBeVisible()
  })
})

test('an unknown host gets a plain 404 and never a default brand', async ({ page }) => {
  const response = await page.goto(startPage.replace('localhost', 'nobody.localhost'))
  expect(response?.status()).toBe(404)
  const text = (await page.locator('body').textContent()) ?? ''
  expect(text).not.toMatch(/nobody|Palace|Moon|Bellariva/)
})

test('an unknown path says so and offers the way home', async ({ page }) => {
  await page.goto(`${hosts.palace}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: /reservation|sign in|home/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/login/)
})
