import { type Root, createRoot } from 'react-dom/client'
import { toSignInFragment, type TypedSignIn } from '@veranda/domain'
import type { DesignTokens } from '@veranda/design-system/tokens'
import { localeOf, sentencesOf, signInForm } from './sign-in-form.tsx'
import { styles } from './styles.ts'
import { themeSheet } from './theme-sheet.ts'

/** What `veranda-sign-in` brings: what the guest typed, and where it leads unless the page prevents it. */
export type SignInDetail = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly isShared: boolean
  readonly href: string
}

/**
 * `<veranda-sign-in portal="https://stay.example.com">`: the form that finds a reservation. What was typed leads to the
 * sign-in page of the brand's portal, filled in. Further attributes: `locale`, `mode`, `tokens` and `words`.
 */
export class SignInElement extends HTMLElement {
  static readonly observedAttributes = ['portal', 'locale', 'mode', 'tokens', 'words']
  #form: Root | undefined
  #drawing = 0

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true })
    this.#form = createRoot(shadow)
    void this.#draw(shadow, this.#form)
  }

  disconnectedCallback(): void {
    this.#form?.unmount()
    this.#form = undefined
  }

  attributeChangedCallback(): void {
    if (this.shadowRoot && this.#form) void this.#draw(this.shadowRoot, this.#form)
  }

  /** Draws it by its attributes once their files have come; a later change of one has the last word. */
  async #draw(shadow: ShadowRoot, form: Root): Promise<void> {
    this.#drawing += 1
    const drawing = this.#drawing
    const portal = portalOf(this)
    const locale = localeOf(this)
    const [theme, sentences] = await Promise.all([
      this.#fileOf('tokens').then(themeOrStarter),
      this.#fileOf('words').then((own) => sentencesOf(locale, own)),
    ])
    if (drawing !== this.#drawing || form !== this.#form) return
    shadow.adoptedStyleSheets = [styles, theme]
    form.render(portal && signInForm({ locale, sentences, onSignIn: (typed) => this.#leave(portal, typed) }))
  }

  /** Leads the guest on, unless the page prevents it. */
  #leave(portal: URL, typed: TypedSignIn): void {
    const { href } = new URL(`/auth/login${toSignInFragment(typed)}`, portal)
    const detail: SignInDetail = { ...typed, href }
    const event = new CustomEvent('veranda-sign-in', {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail,
    })
    if (this.dispatchEvent(event)) location.assign(href)
  }

  /** The JSON an attribute names; one that cannot be read is said and does without. */
  async #fileOf(attribute: 'tokens' | 'words'): Promise<unknown> {
    const address = this.getAttribute(attribute)
    if (address === null) return undefined
    try {
      const answer = await fetch(new URL(address, this.baseURI))
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return await answer.json()
    } catch (error) {
      console.error(`<veranda-sign-in ${attribute}="${address}">:`, error)
      return undefined
    }
  }
}

function portalOf(element: SignInElement): URL | undefined {
  const portal = URL.parse(element.getAttribute('portal') ?? '', element.baseURI)
  if (element.hasAttribute('portal') && portal && /^https?:$/.test(portal.protocol)) return portal
  console.error('<veranda-sign-in> needs the address of the portal: portal="https://stay.example.com"')
  return undefined
}

function themeOrStarter(file: unknown): CSSStyleSheet {
  try {
    return themeSheet((file ?? {}) as DesignTokens)
  } catch (error) {
    console.error('<veranda-sign-in tokens>:', error)
    return themeSheet({})
  }
}
