import { useIntl } from 'react-intl'

type BankWords = Readonly<Record<'bank' | 'asks' | 'approve' | 'refuse', string>>

const inEnglish: BankWords = {
  bank: 'Your bank',
  asks: 'Do you approve this payment with your card ending in 4242?',
  approve: 'Approve',
  refuse: 'Decline',
}
const elsewhere: Readonly<Record<string, BankWords>> = {
  'es-MX': {
    bank: 'Su banco',
    asks: '¿Autoriza este pago con su tarjeta terminada en 4242?',
    approve: 'Autorizar',
    refuse: 'Rechazar',
  },
  'it-IT': {
    bank: 'La sua banca',
    asks: 'Autorizza questo pagamento con la carta che termina con 4242?',
    approve: 'Autorizza',
    refuse: 'Rifiuta',
  },
}

/** For stories: a page of a bank, in its own frame and its own plain looks, light or dark as the page around it. */
export function BankPage() {
  const { locale } = useIntl()
  const { bank, asks, approve, refuse } = elsewhere[locale] ?? inEnglish
  const scheme = document.documentElement.dataset['mode'] === 'black' ? 'dark' : 'light'
  return (
    <iframe
      title={bank}
      srcDoc={`<!doctype html><html lang="${locale}" style="color-scheme:${scheme};background:Canvas;color:CanvasText;font:1rem/1.5 system-ui"><body style="max-width:20rem;margin:3rem auto;padding:0 1.5rem;text-align:center"><main><h1 style="font-size:1.375rem">${bank}</h1><p>${asks}</p><p style="display:grid;gap:.75rem;margin-top:2rem"><button style="font:inherit;min-height:3rem">${approve}</button><button style="font:inherit;min-height:3rem">${refuse}</button></p></main></body></html>`}
    />
  )
}
