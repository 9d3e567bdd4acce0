import { type BrandKey, expect, hosts, sampleGuest, signIn, signOut, test } from './product.ts'

const brands: Record<
  BrandKey,
  { readonly name: string; readonly other: RegExp; readonly languages: readonly string[] }
> = {
  palace: { name: 'Palace', other: /Moon|Le Blanc|Bellariva/, languages: ['English', 'Español'] },
  moon: { name: 'Moon', other: /Palace|Le Blanc|Bellariva/, languages: ['English', 'Español'] },
  leblanc: { name: 'Le Blanc', other: /Moon|Bellariva/, languages: ['English', 'Español'] },
  'partner-resorts': {
    name: 'Bellariva Resorts',
    other: /Palace|Moon|Le Blanc/,
    languages: ['English', 'Italiano'],
  },
  'partner-city': {
    name: 'Bellariva City',
    other: /Palace|Moon|Le Blanc/,
    languages: ['English', 'Italiano'],
  },
}

for (const [brand, { name, other, languages }] of Object.entries(brands) as [
  BrandKey,
  (typeof brands)[BrandKey],
][]) {
  test(`${name}: a guest signs in, sees the stay and signs out`, async ({ page }) => {
    const guest = await sampleGuest(brand)
    await signIn(page, guest)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page.getByText(guest.reservationCode).first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /\+/ }).first()).toBeVisible()
    await signOut(page)
    await expect(page.getByLabel('Reservation number')).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.goto(`${hosts[brand]}/my-reservation`)
    await expect(page).toHaveURL(/\/auth\/login/)
  })

  test(`${name}: its own words, its own languages, nothing of another brand`, async ({ page }) => {
    await page.goto(`${hosts[brand]}/auth/login`)
    await expect(page.getByLabel('Reservation number')).toBeVisible()
    expect(await page.locator('body').textContent()).not.toMatch(other)
    await page.getByRole('button', { name: /language/i }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(languages)
  })
}
