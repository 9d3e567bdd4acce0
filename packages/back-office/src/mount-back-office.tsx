import '@veranda/design-system/root.css'
import { QueryClient } from '@tanstack/react-query'
import { type Client, createClient } from '@veranda/contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { BackOffice } from './back-office.ts'
import { firstLocale, loadLanguage } from './language/load-language.ts'

type BackOfficeOptions = Pick<BackOffice, 'group' | 'scenes' | 'languages'> & {
  /** Class name of the theme staff see, for `<html>`. */
  readonly theme: string
  readonly fonts: () => Promise<unknown>
}

/** Starts the back office in `#root`. */
export function mountBackOffice(options: BackOfficeOptions): void {
  void start(options)
}

async function start({ theme, fonts, group, scenes, languages }: BackOfficeOptions): Promise<void> {
  document.documentElement.classList.add(theme)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const language = await loadLanguage(languages, firstLocale(languages))
  const office: BackOffice = {
    group,
    scenes,
    languages,
    client: staffClient(),
    serverState: createServerState(),
  }
  createRoot(root).render(
    <StrictMode>
      <App office={office} language={language} />
    </StrictMode>,
  )
  await fonts()
}

/** Calls the service of this host. Its cookie carries the session, which no script can read. */
const staffClient = (): Client =>
  createClient({
    baseUrl: '/api',
    bearer: async () => '',
    locale: () => document.documentElement.lang,
  })

/** What the service knows, as the pages last read it. The client itself asks again where the network failed. */
const createServerState = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000 },
      mutations: { retry: false },
    },
  })
