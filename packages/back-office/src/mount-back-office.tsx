import '@veranda/design-system/root.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { BackOffice } from './back-office.ts'
import { firstLocale, loadLanguage } from './language/load-language.ts'
import { createServerState } from './server-state/create-server-state.ts'
import { staffClient } from './session/staff-client.ts'

type BackOfficeOptions = Pick<BackOffice, 'scenes' | 'languages'> & {
  /** Class name of the theme staff see, for `<html>`. */
  readonly theme: string
  readonly fonts: () => Promise<unknown>
}

/** Starts the back office in `#root`. */
export function mountBackOffice(options: BackOfficeOptions): void {
  void start(options)
}

async function start({ theme, fonts, scenes, languages }: BackOfficeOptions): Promise<void> {
  document.documentElement.classList.add(theme)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const language = await loadLanguage(languages, firstLocale(languages))
  const office: BackOffice = { scenes, languages, client: staffClient(), serverState: createServerState() }
  createRoot(root).render(
    <StrictMode>
      <App office={office} language={language} />
    </StrictMode>,
  )
  await fonts()
}
