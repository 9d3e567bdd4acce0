import '@veranda/design-system/root.css'
import { type SceneBook, ScenesProvider } from '@veranda/design-system/scenes'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider, type MessageFormatElement } from 'react-intl'
import { BrowserRouter } from 'react-router'
import { BackOfficeRoutes } from './routes.tsx'

type Words = Record<string, string> | Record<string, MessageFormatElement[]>

type BackOfficeOptions = {
  /** Class name of the theme staff see, for `<html>`. */
  readonly theme: string
  readonly scenes: SceneBook
  readonly fonts: () => Promise<unknown>
  readonly words: () => Promise<{ readonly default: Words }>
}

/** Starts the back office in `#root`. */
export function mountBackOffice(options: BackOfficeOptions): void {
  void start(options)
}

async function start({ theme, scenes, fonts, words }: BackOfficeOptions): Promise<void> {
  document.documentElement.classList.add(theme)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const { default: messages } = await words()
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale="en-US" messages={messages} onError={(error) => console.error(error)}>
        <ScenesProvider value={scenes}>
          <BrowserRouter>
            <BackOfficeRoutes />
          </BrowserRouter>
        </ScenesProvider>
      </IntlProvider>
    </StrictMode>,
  )
  await fonts()
}
