import { SignInElement, type SignInDetail } from './sign-in-element.ts'

export { type SignInDetail, SignInElement }

// Two scripts of one page may both bring it.
if (!customElements.get('veranda-sign-in')) customElements.define('veranda-sign-in', SignInElement)

declare global {
  interface HTMLElementTagNameMap {
    'veranda-sign-in': SignInElement
  }
  interface HTMLElementEventMap {
    'veranda-sign-in': CustomEvent<SignInDetail>
  }
}
