import { palace } from '@veranda/brands'
import { afterEach, expect, test } from 'vitest'
import { wordsAtom } from '../state/locale.ts'
import { sessionAtom } from '../state/session.ts'
import { aPortal, noon } from '../testing.ts'
import { keepToOfferedLanguage } from './keep-to-offered-language.ts'
import { showLocale } from './show-locale.ts'

const variant = { theme: 'theme', scenes: () => import('@veranda/brands/scenes/palace') }
/** A page of two brands: its own offers French, the other does not. */
const variants = [
  { ...variant, brand: { ...palace, id: 'aurora', locales: ['en-US', 'fr-FR'] } },
  { ...variant, brand: { ...palace, id: 'borealis', locales: ['en-US', 'es-MX'] } },
] as const
const words = Object.fromEntries(
  ['en-US', 'fr-FR', 'es-MX'].map((locale) => [
    locale,
    async () => ({ default: { 'sign-in.title': locale } }),
  ]),
)
const session = (brand: string) => ({
  kind: 'signed-in' as const,
  session: { reservationCode: 'ABCD-1', brand, endsAt: noon + 3_600_000 },
})

let stop = () => {}
afterEach(() => {
  stop()
  localStorage.clear()
})

async function aPageIn(locale: string) {
  const portal = aPortal({ variants: [...variants], words })
  await showLocale(portal, locale)
  stop = keepToOfferedLanguage(portal)
  const spoken = async () => {
    await new Promise((later) => setTimeout(later, 0))
    return portal.store.get(wordsAtom).locale
  }
  return { ...portal, spoken }
}

test('a guest of a brand that does not offer the language on the page reads one that it offers', async () => {
  const { store, spoken } = await aPageIn('fr-FR')
  expect(await spoken()).toBe('fr-FR')
  store.set(sessionAtom, session('borealis'))
  expect(await spoken()).toBe('en-US')
})

test('the guest’s own choice counts where the brand that was booked offers it', async () => {
  localStorage.setItem('veranda.locale', 'es-MX')
  const { store, spoken } = await aPageIn('fr-FR')
  store.set(sessionAtom, session('borealis'))
  expect(await spoken()).toBe('es-MX')
  expect(localStorage.getItem('veranda.locale')).toBe('es-MX')
})

test('a language that is offered stays', async () => {
  localStorage.setItem('veranda.locale', 'en-US')
  const { store, spoken } = await aPageIn('fr-FR')
  store.set(sessionAtom, session('aurora'))
  expect(await spoken()).toBe('fr-FR')
})
