import { QueryClientProvider } from '@tanstack/react-query'
import { ScenesProvider } from '@veranda/design-system/scenes'
import { BrowserRouter } from 'react-router'
import { type BackOffice, OfficeProvider } from './back-office.ts'
import type { Language } from './language/load-language.ts'
import { Wording } from './language/wording.tsx'
import { BackOfficeRoutes } from './routes.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'

type AppProps = { readonly office: BackOffice; readonly language: Language }

/** Everything a page may lean on, from the outside in. */
export const App = ({ office, language }: AppProps) => (
  <OfficeProvider value={office}>
    <Wording first={language}>
      <QueryClientProvider client={office.serverState}>
        <ScenesProvider value={office.scenes}>
          <BrowserRouter>
            <SessionKeeper>
              <BackOfficeRoutes />
            </SessionKeeper>
          </BrowserRouter>
        </ScenesProvider>
      </QueryClientProvider>
    </Wording>
  </OfficeProvider>
)
