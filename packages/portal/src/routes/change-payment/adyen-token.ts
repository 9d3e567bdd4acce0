import type { CardTyped } from './card-typed.ts'

/** What the component hands out: the card, each part encrypted, and what a bank asks to know of the browser. */
export type AdyenData = {
  readonly paymentMethod: object
  readonly browserInfo?: object | undefined
}

/** As the service takes it: one text, which it hands on to Adyen. */
export function adyenToken(
  { paymentMethod, browserInfo }: AdyenData,
  { scheme, lastDigits }: NonNullable<CardTyped['card']>,
): CardTyped {
  const bytes = new TextEncoder().encode(JSON.stringify({ paymentMethod, browserInfo }))
  const base64 = btoa(String.fromCharCode(...bytes))
  const token = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return { token, ...(scheme && lastDigits ? { card: { scheme, lastDigits } } : {}) }
}
