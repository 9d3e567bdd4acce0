import '@adyen/adyen-web/styles/adyen.css'
import { AdyenCheckout, Card } from '@adyen/adyen-web'
import type { AdyenField } from '@veranda/contract'
import { fieldStyles } from './adyen-look.ts'
import type { CardTyped } from './card-typed.ts'
import { onLookChanged } from './on-look-changed.ts'

export type CardFieldOptions = Pick<AdyenField, 'clientKey' | 'environment'> & {
  readonly url: string | undefined
  readonly lang: string
  readonly countryCode: string
  /** Id of the element where problems are announced. */
  readonly announcements: string
  readonly host: HTMLElement
}

export type MountedCard = {
  /** Nothing when the card is not right; its fields say why, and the first wrong one is gone to. */
  readonly tokenise: () => CardTyped | undefined
}

const longestSeconds = 20

/** Puts Adyen's card component into the page; there when its fields, pages of Adyen's own, can be typed into. */
export async function mountAdyenCard(selection: CardFieldOptions, gone: AbortSignal): Promise<MountedCard> {
  const { clientKey, environment, url, lang, countryCode, announcements, host } = selection
  const checkout = await AdyenCheckout({
    clientKey,
    environment,
    locale: lang,
    countryCode,
    showPayButton: false,
    exposeLibraryMetadata: false,
    analytics: { enabled: false },
    risk: { enabled: false },
    srConfig: { node: `[id="${announcements}"]`, moveFocus: true },
    onEnterKeyPressed: () => host.closest('form')?.requestSubmit(),
    ...(url ? { _environmentUrls: standIn(url) } : {}),
  })
  gone.throwIfAborted()
  const shown = { scheme: '', lastDigits: '' }
  const { card, ready } = mounted(checkout, host, shown)
  const stopWatching = onLookChanged(() => card.updateStyles(fieldStyles(host)))
  const leave = () => {
    stopWatching()
    card.unmount()
  }
  gone.addEventListener('abort', leave)
  try {
    await ready
  } catch (failure) {
    leave()
    throw failure
  }
  return {
    tokenise: () => {
      if (card.isValid) return adyenToken(card.data, shown)
      card.showValidation()
      return undefined
    },
  }
}

type Checkout = Awaited<ReturnType<typeof AdyenCheckout>>

/** The component in its place, which keeps up what may be shown of the card, and when its fields are there. */
function mounted(checkout: Checkout, host: HTMLElement, shown: { scheme: string; lastDigits: string }) {
  const fields = new EventTarget()
  const ready = new Promise<unknown>((resolve, reject) => {
    fields.addEventListener('configured', resolve)
    setTimeout(() => reject(new Error('No field came')), longestSeconds * 1000)
  })
  const card = new Card(checkout, {
    _disableClickToPay: true,
    styles: fieldStyles(host),
    onConfigSuccess: () => fields.dispatchEvent(new Event('configured')),
    onBrand: ({ brand }) => {
      shown.scheme = brand === 'card' ? '' : brand
    },
    onFieldValid: ({ fieldType, endDigits }) => {
      if (fieldType === 'encryptedCardNumber') shown.lastDigits = endDigits ?? ''
    },
  })
  return { card: card.mount(host), ready }
}

const standIn = (url: string) => ({
  api: `${url}/checkoutshopper/`,
  analytics: `${url}/checkoutanalytics/`,
  cdn: { images: `${url}/checkoutshopper/`, translations: `${url}/checkoutshopper/` },
})

/** What the component hands out: the card, each part encrypted, and what a bank asks to know of the browser. */
type AdyenData = {
  readonly paymentMethod: object
  readonly browserInfo?: object | undefined
}

/** As the service takes it: one text, which it hands on to Adyen. */
function adyenToken(
  { paymentMethod, browserInfo }: AdyenData,
  { scheme, lastDigits }: NonNullable<CardTyped['card']>,
): CardTyped {
  const bytes = new TextEncoder().encode(JSON.stringify({ paymentMethod, browserInfo }))
  const base64 = btoa(String.fromCharCode(...bytes))
  const token = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return { token, ...(scheme && lastDigits ? { card: { scheme, lastDigits } } : {}) }
}
