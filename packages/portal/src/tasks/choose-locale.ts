import { getReservation, langCodeOf } from '@veranda/contract'
import type { Locale } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { storedLocaleKey, wordsAtom } from '../state/locale.ts'
import { reservationAtom } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'
import { showLocale } from './show-locale.ts'

type Speaking = Pick<Portal, 'words' | 'store' | 'client'>

/** The guest chose a language: it is shown, kept for the next visit, and the stay is read in it. */
export async function chooseLocale(portal: Speaking, locale: Locale): Promise<void> {
  await laterSentences(portal, locale)
  await showLocale(portal, locale)
  localStorage.setItem(storedLocaleKey, locale)
  await readAgain(portal, locale)
}

/** A language on the page, the stay included; what the guest chose once stays chosen. */
export async function speak(portal: Speaking, locale: Locale): Promise<void> {
  await laterSentences(portal, locale)
  await showLocale(portal, locale)
  await readAgain(portal, locale)
}

/** Loaded before the language is shown: else a page would stand in two of them for a moment. Where they cannot be had, it does. */
async function laterSentences({ words }: Pick<Portal, 'words'>, locale: Locale): Promise<void> {
  try {
    await (await words[locale]?.())?.later?.()
  } catch {
    // Asked for again by the page itself, until the line is back.
  }
}

/** The stay once more, in the language chosen. What is shown stays until it is here, and when it cannot be had. */
async function readAgain({ client, store }: Pick<Portal, 'client' | 'store'>, locale: Locale): Promise<void> {
  const shown = store.get(reservationAtom)
  if (shown.kind !== 'ready') return loadReservation({ client, store }, locale)
  const answer = await client.call(getReservation, {
    params: { codeReservation: shown.value.reservationCode },
    query: { langCode: langCodeOf(locale) },
  })
  const isStale = store.get(reservationAtom) !== shown || store.get(wordsAtom).locale !== locale
  if (answer.ok && !isStale) store.set(reservationAtom, { kind: 'ready', value: answer.value })
}
