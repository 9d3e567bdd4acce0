import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { LaterWording } from '../../design-system/src/patterns/later-words/later-wording.tsx'
import { InLanguage } from '../../design-system/src/testing/in-language.tsx'

/** Loads what parts that come later wait for: a story, which is given every sentence of its language, shows them at once. */
export async function loadLanguages(): Promise<void> {
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <InLanguage locale="en-US" scenes="arriving">
      <LaterWording shape="loading">here</LaterWording>
    </InLanguage>,
  )
  await vi.waitUntil(() => place.textContent === 'here', { timeout: 20_000 })
  root.unmount()
}
