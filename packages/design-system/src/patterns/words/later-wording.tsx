import { isLocale, type Locale } from '@veranda/domain'
import type { LaterMessages } from '@veranda/messages'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import { askUntilThere } from '../../components/later/index.ts'
import { pageIntl } from './page-intl.tsx'

const files: Record<Locale, () => Promise<{ readonly default: LaterMessages }>> = {
  'en-US': () => import('@veranda/messages/lang/later/en-US.json'),
  'es-MX': () => import('@veranda/messages/lang/later/es-MX.json'),
  'it-IT': () => import('@veranda/messages/lang/later/it-IT.json'),
}
const known = new Map<Locale, LaterMessages>()

/** Adds the sentences that the first view does without to the page's language; `shape` stands in until they are there. */
export function LaterWording({
  shape,
  children,
}: {
  readonly shape: ReactNode
  readonly children: ReactNode
}) {
  const intl = useIntl()
  const sentences = useSentences(isLocale(intl.locale) ? intl.locale : 'en-US')
  const wider = useMemo(() => {
    if (!sentences) return undefined
    const { locale, messages, onError } = intl
    return pageIntl(isLocale(locale) ? locale : 'en-US', { ...messages, ...sentences }, onError)
  }, [intl, sentences])
  return wider ? <RawIntlProvider value={wider}>{children}</RawIntlProvider> : shape
}

function useSentences(locale: Locale): LaterMessages | undefined {
  const [, setArrived] = useState(() => known.get(locale))
  // Asked for even when they came in between this part's render and now: else nothing would draw it again.
  useEffect(() => askUntilThere(() => sentencesOf(locale), setArrived), [locale])
  return known.get(locale)
}

async function sentencesOf(locale: Locale): Promise<LaterMessages> {
  const sentences = known.get(locale) ?? (await files[locale]()).default
  known.set(locale, sentences)
  return sentences
}
