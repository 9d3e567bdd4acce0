import { locales } from '@veranda/domain'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { LaterWording } from '../../design-system/src/patterns/words/later-wording.tsx'
import { InLanguage } from '../../design-system/src/testing/in-language.tsx'

/** Loads the later sentences of every language: a story that changes its language shows them at once. */
export async function loadLanguages(): Promise<void> {
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const locale of locales) {
    root.render(
      <InLanguage key={locale} locale={locale} scenes="arriving">
        <LaterWording shape="loading">{locale}</LaterWording>
      </InLanguage>,
    )
    await vi.waitUntil(() => place.textContent === locale, { timeout: 20_000 })
  }
  root.unmount()
}
