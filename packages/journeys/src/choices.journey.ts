import { expect, hosts, sampleGuest, seesReservation, signIn, test } from './product.ts'
import { leaveToTheFullRun } from './run/leave-to-the-full-run.ts'

test('a chosen language stays over a reload and over signing in', async ({ page }) => {
  const guest = await sampleGuest('palace')
  await page.goto(`${hosts.palace}/auth/login`)
  await page.getByLabel('Language').selectOption('Español')
  const form = page.getByRole('form', { name: 'Iniciar sesión' })
  await expect(form).toBeVisible()
  await page.reload()
  await form.getByLabel('Número de reservación').fill(guest.reservationCode)
  await form.getByLabel('Nombre').fill(guest.firstName)
  await form.getByLabel('Apellido').fill(guest.lastName)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await seesReservation(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX')
})

test.describe(() => {
  leaveToTheFullRun(
    'the rates and the choice are a task’s, and the approximate price a story',
    [
      'portal/src/tasks/choose-currency.test.ts',
      'another currency is read at its rate to the one that is charged, and the choice survives a reload',
    ],
    ['portal/src/tasks/choose-currency.test.ts', 'the booking’s own currencies need no rate'],
    ['design-system/src/patterns/price-summary/price-summary.stories.tsx', 'Yen'],
    [
      'journeys/src/catalogues/catalogues.journey.ts',
      'a rate is proposed by one, approved by another, and the guest’s approximate price follows',
    ],
  )
  test('a guest reads prices in their own currency, or in the one that is charged, and keeps the choice', async ({
    page,
  }) => {
    await signIn(page, await sampleGuest('palace', 'pesos'))
    const currency = page.getByLabel('Currency')
    await expect(currency).toHaveValue('MXN')
    await expect(page.getByText(/amounts in MXN are approximate/i)).toBeVisible()
    await currency.selectOption('USD')
    await expect(page.getByText(/amounts in MXN are approximate/i)).toBeHidden()
    await page.reload()
    await expect(currency).toHaveValue('USD')
  })
})

test.describe(() => {
  leaveToTheFullRun('the rates and the choice are a task’s', [
    'portal/src/tasks/choose-currency.test.ts',
    'another currency is read at its rate to the one that is charged, and the choice survives a reload',
  ])
  test('any of the nine currencies can be read beside the price, and is there after a reload', async ({
    page,
  }) => {
    await signIn(page, await sampleGuest('palace', 'pesos'))
    const currency = page.getByLabel('Currency')
    await expect(currency.getByRole('option')).toHaveText('USD MXN CAD GBP EUR ARS COP BRL JPY'.split(' '))
    for (const wanted of ['EUR', 'JPY']) {
      await currency.selectOption(wanted)
      await expect(page.getByText(`Amounts in ${wanted} are approximate`)).toBeVisible()
    }
    await page.reload()
    await expect(currency).toHaveValue('JPY')
    await expect(page.getByText('Amounts in JPY are approximate')).toBeVisible()
  })
})

test('black, once chosen, is there from the first paint of the next visit', async ({ page }) => {
  await page.goto(`${hosts.moon}/auth/login`)
  await page.getByLabel('Appearance').selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'black')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'black')
})
