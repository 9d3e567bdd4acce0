import type { ClientOptions } from '@veranda/contract'

/** What the script in the page's head asked for, before this bundle arrived. */
type EarlyCall = { readonly path: string; readonly reply: Promise<Response> }

declare global {
  interface Window {
    verandaEarly?: EarlyCall | undefined
  }
}

/** Hands the early answer over once, to the call it was made for. */
export const earlyAnswer: NonNullable<ClientOptions['early']> = ({ method, path }) => {
  const early = window.verandaEarly
  if (!early || method !== 'GET' || early.path !== `/api${path}`) return undefined
  window.verandaEarly = undefined
  return early.reply
}
