import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { securedField } from './secured-field.ts'

export type AdyenStandIn = {
  readonly url: string
  /** Payments asked for, as the service asked. */
  readonly payments: Readonly<Record<string, unknown>>[]
  /** Holds the fields back, as a broken connection does. */
  readonly setReachable: (isReachable: boolean) => void
  readonly close: () => Promise<void>
}

type Answer = readonly [type: string, body: string]
type Body = Readonly<Record<string, Readonly<Record<string, string>>>> & { readonly [key: string]: unknown }
const json = (body: object): Answer => ['application/json', JSON.stringify(body)]

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><path d="M0 0h40v26H0z"/></svg>'
export const cards = { pays: '4111111111111111', asksFirst: '4212345678910014', isEmpty: '4000020000000000' }

/** Stands in for Adyen: what its component asks for in the browser, and what the service asks of its Checkout API. */
export async function adyenStandIn(): Promise<AdyenStandIn> {
  const payments: Body[] = []
  let isReachable = true
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (!isReachable && pathname.startsWith('/checkoutshopper/securedfields/'))
      return request.socket.destroy()
    const body = await bodyOf(request)
    if (pathname === '/v72/payments') payments.push(body)
    const [type, text] = answerTo(pathname, searchParams, body)
    response.writeHead(200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    return response.end(text)
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const answers: readonly (readonly [RegExp, (body: Body, asked: URLSearchParams) => Answer])[] = [
    [/securedFields\.html$/, () => ['text/html', securedField]],
    [/translations\/es-ES\.json$/, () => json(spanish)],
    [/\.svg$/, () => ['image/svg+xml', drawing]],
    [/binLookup$/, ({ requestId }) => json({ requestId, brands: [visa] })],
    [/checkoutanalytics/, () => json({ checkoutAttemptId: 'attempt-1' })],
    [/storedPaymentMethods$/, () => json({ storedPaymentMethods: [stored] })],
    [/v72\/payments$/, (body) => json(authorised(body, url))],
    [/v72\/payments\/details$/, () => json({ resultCode: 'Authorised', pspReference: 'PSP-ASKED' })],
    [/(captures|cancels|refunds)$/, () => json({ pspReference: 'LATER-1', status: 'received' })],
    [/^\/bank$/, (_, asked) => ['text/html', bankPage(asked.get('back') ?? '')]],
  ]
  const answerTo = (path: string, asked: URLSearchParams, body: Body): Answer =>
    answers.find(([paths]) => paths.test(path))?.[1](body, asked) ?? json({})

  return {
    url,
    payments,
    setReachable: (now) => {
      isReachable = now
    },
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  }
}

/** Some of the component's sentences, as Adyen serves them for Spanish. */
const spanish = {
  'creditCard.cardNumber.label': 'Número de tarjeta',
  'creditCard.expiryDate.label': 'Fecha de expiración',
  'creditCard.securityCode.label': 'Código de seguridad',
  'creditCard.encryptedCardNumber.aria.iframeTitle': 'Número de tarjeta',
  'creditCard.encryptedExpiryDate.aria.iframeTitle': 'Fecha de expiración',
  'creditCard.encryptedSecurityCode.aria.iframeTitle': 'Código de seguridad',
  'creditCard.expiryDate.contextualText': 'Anverso de la tarjeta en formato MM/AA',
  'creditCard.securityCode.contextualText.3digits': '3 dígitos en el reverso de la tarjeta',
  'cc.num.900': 'Introduzca el número de tarjeta',
  'cc.dat.910': 'Introduzca la fecha de expiración',
  'cc.cvc.920': 'Introduzca el código de seguridad',
}

const visa = {
  brand: 'visa',
  supported: true,
  cvcPolicy: 'required',
  expiryDatePolicy: 'required',
  enableLuhnCheck: true,
}
const stored = { id: '8416', brand: 'visa', lastFour: '4242', type: 'scheme' }

let made = 0

function authorised({ paymentMethod, returnUrl }: Body, url: string): object {
  const number = paymentMethod?.['encryptedCardNumber']?.replace('wrapped:', '')
  if (number === cards.isEmpty) return { resultCode: 'Refused', refusalReasonCode: '12' }
  if (number === cards.asksFirst) {
    const bank = `${url}/bank?back=${encodeURIComponent(typeof returnUrl === 'string' ? returnUrl : '')}`
    return {
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', method: 'GET', paymentMethodType: 'scheme', url: bank },
    }
  }
  return { resultCode: 'Authorised', pspReference: `PSP-${++made}` }
}

function bankPage(back: string): string {
  const address = new URL(back)
  address.searchParams.set('redirectResult', 'proven')
  return `<!doctype html><html lang="en"><title>Bank</title><h1>Your bank</h1><a href="${address.href.replaceAll('&', '&amp;')}">Approve</a></html>`
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return (text.startsWith('{') ? JSON.parse(text) : {}) as Body
}
