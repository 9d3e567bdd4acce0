import type { AdyenField } from '@veranda/contract'
import { Button } from '@veranda/design-system/components/button'
import { Notice } from '@veranda/design-system/components/notice'
import { Skeleton } from '@veranda/design-system/components/skeleton'
import { useLaterWords } from '@veranda/design-system/patterns/later-words'
import { useWords } from '@veranda/design-system/patterns/words'
import type { Locale } from '@veranda/domain'
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { adyenLook } from './adyen-look.ts'
import type { CardFieldHandle } from './card-typed.ts'
import type { CardFieldOptions, MountedCard } from './mount-adyen-card.ts'

export type AdyenCardProps = {
  readonly field: AdyenField
  readonly lang: Locale
  readonly countryCode: string
  readonly handle: Ref<CardFieldHandle>
}

/** Adyen's own component. It is asked for only here, where the service says that Adyen charges the cards. */
export function AdyenCard(props: AdyenCardProps) {
  const [tries, setTries] = useState(1)
  return <OneTry key={tries} {...props} onTryAgain={() => setTries(tries + 1)} />
}

function OneTry({
  field,
  lang,
  countryCode,
  handle,
  onTryAgain,
}: AdyenCardProps & { readonly onTryAgain: () => void }) {
  const words = useWords()
  const laterWords = useLaterWords()
  const host = useRef<HTMLDivElement>(null)
  const card = useRef<MountedCard>(undefined)
  const announcements = useId()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { clientKey, environment, url } = field

  // The component says goodbye where it announces: it has to go before that place does.
  useLayoutEffect(() => {
    if (!host.current) return undefined
    const selection = { clientKey, environment, url, lang, countryCode, announcements, host: host.current }
    const gone = new AbortController()
    const mount = async () => {
      const mounted = await mountedOrNot(selection, gone.signal)
      if (gone.signal.aborted) return
      card.current = mounted
      setState(mounted ? 'ready' : 'failed')
    }
    void mount()
    return () => gone.abort()
  }, [clientKey, environment, url, lang, countryCode, announcements])

  useImperativeHandle(handle, () => ({ tokenise: async () => card.current?.tokenise() }), [])

  return (
    <div style={adyenLook} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton shape="block" />}
      {state === 'failed' && (
        <Notice
          tone="negative"
          title={laterWords('change-payment.card-failed-title')}
          action={
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('failure.try-again')}
            </Button>
          }
        >
          {laterWords('change-payment.card-failed-body')}
        </Notice>
      )}
      <div ref={host} hidden={state === 'failed'} />
      {/* What is wrong with the card is said here, for whoever cannot see it beside the fields. */}
      <div id={announcements} />
    </div>
  )
}

async function mountedOrNot(
  selection: CardFieldOptions,
  gone: AbortSignal,
): Promise<MountedCard | undefined> {
  try {
    const { mountAdyenCard } = await import('./mount-adyen-card.ts')
    return await mountAdyenCard(selection, gone)
  } catch {
    return undefined
  }
}
