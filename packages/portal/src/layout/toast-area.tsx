import { ToastArea as Area } from '@veranda/design-system/patterns/toast-area'
import { Provider, useAtomValue } from 'jotai'
import { createRoot } from 'react-dom/client'
import type { Portal } from '../portal.ts'
import { dismiss, toastsAtom } from '../state/toasts.ts'
import { Wording } from './wording.tsx'

/** A root of its own beside the page: what every page shares costs no page's first view anything. */
export function mountToastArea({ store }: Pick<Portal, 'store'>): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Provider store={store}>
      <Wording>
        <ToastArea onDismiss={(key) => dismiss(store, key)} />
      </Wording>
    </Provider>,
  )
}

const ToastArea = ({ onDismiss }: { readonly onDismiss: (key: string) => void }) => (
  <Area toasts={useAtomValue(toastsAtom)} onDismiss={onDismiss} />
)
