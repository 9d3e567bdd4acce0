import { Surface } from '@veranda/design-system/components/surface'
import { CredentialsForm } from '@veranda/design-system/patterns/credentials-form'
import { pageIntl } from '@veranda/design-system/patterns/page-language'
import { scope } from '@veranda/design-system/scope'
import type { TypedSignIn } from '@veranda/domain'
import { locales, type Messages, messagesOf } from '@veranda/messages'
import type { ReactElement } from 'react'
import { RawIntlProvider } from 'react-intl'

type SignInForm = {
  readonly locale: string
  readonly sentences: Messages
  readonly onSignIn: (typed: TypedSignIn) => void
}

/** The form of the sign-in page, in a language; on a card, for which colours can be read was decided for the theme's own grounds. */
export const signInForm = ({ locale, sentences, onSignIn }: SignInForm): ReactElement => (
  <div className={scope} lang={locale}>
    <RawIntlProvider value={pageIntl(locale, sentences, console.error)}>
      <Surface>
        <CredentialsForm onSignIn={(credentials, isShared) => onSignIn({ ...credentials, isShared })} />
      </Surface>
    </RawIntlProvider>
  </div>
)

/** The language an element speaks: the one it names, or else the page's; `es` is `es-MX`, the one of its kind there is. */
export function localeOf(element: HTMLElement): string {
  const named = element.getAttribute('locale') ?? element.closest<HTMLElement>('[lang]')?.lang ?? ''
  const language = named.split('-')[0]
  const sameLanguage = locales.find((one) => language !== '' && one.startsWith(`${language}-`))
  return locales.find((one) => one === named) ?? sameLanguage ?? (named === '' ? 'en-US' : named)
}

/** The sentences of a language with those of one's own in their place; English where there are none. */
export async function sentencesOf(locale: string, own: unknown): Promise<Messages> {
  const sentences = await messagesOf(locale)
  const entries = Object.entries((own ?? {}) as Readonly<Record<string, unknown>>)
  const readable = entries.filter(([id, text]) => id in sentences && typeof text === 'string')
  return { ...sentences, ...(Object.fromEntries(readable) as Partial<Messages>) }
}
