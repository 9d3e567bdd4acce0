import { test } from '../hotel/test.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { acceptTerms, payButton } from '../paying/page.ts'
import { expect, main, seesReservation } from '../product.ts'
import { accounts, office, openOffice, staffPage } from './page.ts'
import { leaveToTheFullRun } from '../run/leave-to-the-full-run.ts'

const written = ({ subject, text }: { readonly subject: string; readonly text: string }) =>
  `${subject}\n${text}`

test('a transfer is announced, shown again, matched and applied by an administrator, and read as paid; a letter says each of it', async ({
  page,
  hotel,
  browser,
}) => {
  const guest = await hotel.books('ZLLC-210F7B-D')
  await openSignedIn(page, guest)
  await main(page).getByRole('link', { name: 'Pay balance' }).filter({ visible: true }).click()
  await page.getByRole('tab', { name: 'Bank transfer' }).click()
  await acceptTerms(page)
  await payButton(page).click()
  const shown = main(page).getByText(/^RF\d\d \d{4} \d{4} \d{4}$/)
  await expect(shown).toBeVisible()
  const reference = (await shown.innerText()).replaceAll(' ', '')
  const due = (await hotel.balanceOf(guest)) / 100
  await expect(main(page)).toContainText('EXMPMXM0')
  const letters = async () =>
    (await hotel.lettersTo('guest.zllc-210f7b-d@example.com')).map(written).join('\n')
  await expect.poll(letters).toContain(reference.replaceAll(/(.{4})(?=.)/g, '$1 '))
  await main(page).getByRole('link', { name: 'Back to your reservation' }).first().click()
  await seesReservation(page)
  await expect(main(page)).toContainText('We’re waiting for your bank transfer')
  await page.getByText('Bank details').click()
  await expect(shown).toBeVisible()
  expect((await shown.innerText()).replaceAll(' ', '')).toBe(reference)

  const staff = await staffPage(browser)
  await openOffice(staff, accounts.admin)
  await staff.getByRole('link', { name: 'Bank transfers' }).click()
  await staff.getByRole('tab', { name: /Expected/ }).click()
  await expect(main(staff).getByRole('row').filter({ hasText: guest.reservationCode })).toBeVisible()
  await staff.getByRole('button', { name: 'Record a transfer' }).click()
  await staff.getByLabel('Company').selectOption('MUESTRA-MX')
  await staff.getByLabel('Bank’s entry number').fill(`journey-${guest.reservationCode}`)
  await staff.getByLabel(/^Amount in/).fill(String(due))
  await staff.getByLabel('On the bank statement').fill(`SPEI ${reference}`)
  await staff.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(main(staff)).toContainText('Reference matches')

  await staff.getByRole('button', { name: `Match with ${guest.reservationCode}` }).click()
  await staff.getByRole('button', { name: 'Apply payment' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Apply payment' }).click()
  await expect(main(staff)).toContainText('applied to')
  expect(await hotel.balanceOf(guest)).toBe(0)
  await page.reload()
  await seesReservation(page)
  await expect(main(page)).toContainText('Paid in full')
  await expect(main(page)).not.toContainText('We’re waiting for your bank transfer')
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(main(page)).toContainText('Bank transfer received')
  await expect.poll(letters).toContain(`We received your bank transfer · ${guest.reservationCode}`)
})

test.describe(() => {
  leaveToTheFullRun('the dashboard’s journey is led away from the same address', [
    'journeys/src/back-office/reservations.journey.ts',
    'the dashboard comes first and leads to what waits, and what an agent lacks is forbidden',
  ])
  test('an agent may not match payments: neither the menu nor the address leads there', async ({
    browser,
  }) => {
    const staff = await staffPage(browser)
    await openOffice(staff, accounts.agent)
    await expect(staff.getByRole('link', { name: 'Bank transfers' })).toHaveCount(0)
    await staff.goto(`${office}/bank-transfers`)
    await expect(staff).toHaveURL(/\/forbidden$/)
  })
})
