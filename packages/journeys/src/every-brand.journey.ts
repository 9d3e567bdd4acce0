import { type BrandKey, expect, hosts, sampleGuest, signIn, signInForm, signOut, test } from './product.ts'

const brands: Record<
  BrandKey,
  { readonly name: string; readonly other: RegExp; readonly languages: readonly string[] }
> = {
  palace: { name: 'Palace', other: /Moon|Le Blanc|Bellariva/, languages: ['EN', 'ES'] },
  moon: { name: 'Moon', other: /Palace|Le Blanc|Bellariva/, languages: ['EN', 'ES'] },
  leblanc: { name: 'Le Blanc', other: /Moon|Bellariva/, languages: ['EN', 'ES'] },
  'partner-resorts': {
    name: 'Bellariva Resorts',
    other: /Palace|Moon|Le Blanc/,
    languages: ['EN', 'IT'],
  },
  'partner-city': {
    name: 'Bellariva City',
    other: /Palace|Moon|Le Blanc/,
    languages: ['EN', 'IT'],
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
    await expect(signInForm(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.goto(`${hosts[brand]}/my-reservation`)
    await expect(page).toHaveURL(/\/auth\/login/)
  })

  test(`${name}: its own words, its own languages, nothing of another brand`, async ({ page }) => {
    await page.goto(`${hosts[brand]}/auth/login`)
    await expect(signInForm(page)).toBeVisible()
    expect(await page.locator('body').textContent()).not.toMatch(other)
    await expect(page.getByLabel('Language').getByRole('option')).toHaveText(languages)
  })
}
