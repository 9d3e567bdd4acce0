import { type ReactNode, useContext, useEffect, useState } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import { askUntilThere } from '../../components/later/index.ts'
import { LaterSentences, type LoadSentences } from '../page-language/later-sentences.ts'
import { pageIntl } from '../page-language/page-intl.tsx'

type Sentences = IntlShape['messages']

const english: LoadSentences = () => import('@veranda/messages/lang/later/en-US.json')
const known = new Map<LoadSentences, Sentences>()

/** Adds the sentences that the first view does without to the page's language; `shape` stands in until they are there. */
export function LaterWording({
  shape,
  children,
}: {
  readonly shape: ReactNode
  readonly children: ReactNode
}) {
  const intl = useIntl()
  const sentences = useSentences(useContext(LaterSentences) ?? english)
  return sentences ? <RawIntlProvider value={widened(intl, sentences)}>{children}</RawIntlProvider> : shape
}

/** A page has many parts that load later: they share one language, and with it the formatters of its dates and sums. */
const shared = new WeakMap<IntlShape, { readonly sentences: Sentences; readonly wider: IntlShape }>()

function widened(intl: IntlShape, sentences: Sentences): IntlShape {
  const known = shared.get(intl)
  if (known?.sentences === sentences) return known.wider
  const { locale, messages, onError } = intl
  const wider = pageIntl(locale, { ...sentences, ...messages } as Sentences, onError)
  shared.set(intl, { sentences, wider })
  return wider
}

function useSentences(load: LoadSentences): Sentences | undefined {
  const [arrived, setArrived] = useState(() => known.get(load))
  // Asked for even when they came in between this part's render and now: else nothing would draw it again.
  useEffect(() => askUntilThere(() => sentencesOf(load), setArrived), [load])
  // In a new language those of the old one stay until it is there: what stands on the page, and was typed into it, is not taken down.
  return known.get(load) ?? arrived
}

/** The sentences, which parts that are drawn from then on speak with at once. */
export async function sentencesOf(load: LoadSentences = english): Promise<Sentences> {
  const sentences = known.get(load) ?? ((await load()).default as Sentences)
  known.set(load, sentences)
  return sentences
}
