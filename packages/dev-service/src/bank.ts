import {
  dataPolicy,
  expectedByBank,
  type HttpEnv,
  policyOnEveryAnswer,
  receiveAtOnce,
} from '@veranda/booking-service'
import { isCurrencyCode, money, today } from '@veranda/domain'
import { Hono } from 'hono'
import { html } from 'hono/html'

type Bank = Parameters<typeof receiveAtOnce>[0]
type Expected = Awaited<ReturnType<typeof expectedByBank>>[number]

/** Plays the bank: lists the transfers that guests announced, and lets the money of each arrive. */
export function bankRoutes(bank: Bank): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.use(
    '*',
    policyOnEveryAnswer({
      ...dataPolicy(false),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    }),
    async (context, next) => {
      await next()
      context.header('cache-control', 'no-store')
    },
  )
  routes.get('/', async (context) => context.html(counterPage(await expectedByBank(bank))))
  routes.post('/', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const minorUnits = Number(form.get('amount'))
    const code = form.get('currency') ?? ''
    if (!Number.isSafeInteger(minorUnits) || minorUnits <= 0 || !isCurrencyCode(code))
      return context.text('Give an amount in minor units, and its currency.', 400)
    await receiveAtOnce(bank, {
      societyCode: form.get('societyCode') ?? '',
      amount: money(minorUnits, code),
      bookedOn: today('UTC', bank.clock.now().toISOString()),
      text: `Transfer ${form.get('reference') ?? ''}`,
    })
    return context.redirect('/bank', 303)
  })
  return routes
}

const counterPage = (expected: readonly Expected[]) => html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Bank</title>
  <style>
    body { font: 1rem/1.6 system-ui, sans-serif; margin: 3rem auto; max-width: 44rem; padding: 0 1rem; color-scheme: light dark }
    li { padding: 0.75rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
    ul { list-style: none; padding: 0 }
    form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end }
    label { display: grid; font-size: 0.875rem }
    small { display: block; opacity: 0.75 }
  </style>
  <main>
    <h1>Bank</h1>
    <p>Development has no bank. These are the transfers that guests announced; their money arrives when you say so, matched and applied at once.</p>
    ${expected.length === 0 ? html`<p>None is expected.</p>` : html`<ul>${expected.map(expectedItem)}</ul>`}
  </main>
</html>`

const expectedItem = ({
  reference,
  reservationCode,
  societyCode,
  amount,
  dueBy,
  state,
}: Expected) => html`<li>
  <p>${reservationCode} · ${reference} <small>${state}, due by ${dueBy}</small></p>
  <form method="post">
    <input type="hidden" name="societyCode" value="${societyCode}" />
    <input type="hidden" name="reference" value="${reference}" />
    <input type="hidden" name="currency" value="${amount.currency}" />
    <label>${amount.currency}, in minor units <input name="amount" inputmode="numeric" value="${amount.amount}" /></label>
    <button>The money arrives</button>
  </form>
</li>`
