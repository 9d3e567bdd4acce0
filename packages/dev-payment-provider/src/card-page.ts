import type { Locale } from '@veranda/domain'
import { html, raw } from 'hono/html'
import { pageStyle } from './page-style.ts'
import { pageWordsIn } from './words.ts'

export type PageLook = { readonly locale: Locale; readonly mode: 'light' | 'black' | undefined }

/**
 * The card field, framed by a brand's page. It speaks with that page's origin only: told `tokenise`, it answers with
 * `card` and a token, or `problem`; it says `ready` once and its `height` whenever that changes. Told a `look` and a
 * `typeface`, it wears them: values for the page's own variables, and a font's bytes.
 */
export const cardPage = ({ locale, mode }: PageLook, parentOrigin: string) => {
  const words = pageWordsIn(locale)
  const reported = JSON.stringify({
    number: words.numberWrong,
    expiry: words.expiryWrong,
    securityCode: words.securityCodeWrong,
    'test-cards-only': words.testCardsOnly,
    unreachable: words.unreachable,
  })
  return html`<!doctype html>
<html lang="${locale}" ${mode ? html`data-mode="${mode}"` : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.card}</title>
    <link rel="icon" href="data:," />
    <style>${raw(pageStyle)}</style>
  </head>
  <body data-parent="${parentOrigin}" data-words="${reported}">
    <form novalidate aria-label="${words.card}">
      <div class="wide">
        <label for="number">${words.number}</label>
        <input id="number" autocomplete="cc-number" inputmode="numeric" maxlength="23" aria-describedby="number-wrong" required />
        <small class="wrong" id="number-wrong"></small>
      </div>
      <div>
        <label for="expiry">${words.expiry}</label>
        <input id="expiry" autocomplete="cc-exp" inputmode="numeric" maxlength="7" aria-describedby="expiry-hint expiry-wrong" required />
        <small id="expiry-hint">${words.expiryHint}</small>
        <small class="wrong" id="expiry-wrong"></small>
      </div>
      <div>
        <label for="securityCode">${words.securityCode}</label>
        <input id="securityCode" autocomplete="cc-csc" inputmode="numeric" maxlength="4" aria-describedby="securityCode-hint securityCode-wrong" required />
        <small id="securityCode-hint">${words.securityCodeHint}</small>
        <small class="wrong" id="securityCode-wrong"></small>
      </div>
      <button type="submit" hidden></button>
    </form>
    <script>${raw(cardScript)}</script>
  </body>
</html>`
}

/** Runs in the frame. Only the page that frames it, on the origin it was asked for, is listened and spoken to. */
export const cardScript = `
const { parent: origin, words } = document.body.dataset
const sentences = JSON.parse(words)
const form = document.querySelector('form')
const fields = ['number', 'expiry', 'securityCode']
const tell = (message) => parent.postMessage({ from: 'card-field', ...message }, origin)
const show = (problems) => {
  for (const id of fields) {
    const found = problems.find((problem) => problem === id || (id === 'number' && !fields.includes(problem)))
    const input = document.getElementById(id)
    input.setAttribute('aria-invalid', String(found !== undefined))
    document.getElementById(id + '-wrong').textContent = found ? sentences[found] : ''
  }
  const first = form.querySelector('[aria-invalid=true]')
  if (first) first.focus()
}
const root = document.documentElement
const worn = ['--ink', '--soft', '--line', '--field', '--wrong', '--focus', '--corner', '--size', '--small', '--strong', '--tracking', '--label-case']
const wear = (values) => {
  for (const name of worn)
    if (typeof values?.[name] === 'string' && values[name] !== '') root.style.setProperty(name, values[name])
}
const setIn = async (bytes) => {
  if (!(bytes instanceof ArrayBuffer)) return
  const face = new FontFace('worn', bytes, { weight: '100 900' })
  await face.load().then(() => document.fonts.add(face), () => undefined)
}
let isBusy = false
const tokenise = async () => {
  if (isBusy) return
  isBusy = true
  try {
    const typed = Object.fromEntries(fields.map((id) => [id, document.getElementById(id).value.trim()]))
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    })
    const body = await answer.json()
    show(body.problems ?? [])
    tell(body.token ? { kind: 'card', token: body.token, card: body.card } : { kind: 'problem' })
  } catch {
    show(['unreachable'])
    tell({ kind: 'problem' })
  } finally {
    isBusy = false
  }
}
const hear = ({ kind, values, typeface }) => {
  if (kind === 'tokenise') tokenise()
  if (kind === 'look') wear(values)
  if (kind === 'typeface') setIn(typeface)
}
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin) hear(event.data ?? {})
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ kind: 'submit' })
})
document.getElementById('number').addEventListener('input', ({ target }) => {
  if (target.selectionEnd !== target.value.length) return
  target.value = target.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ')
})
document.getElementById('expiry').addEventListener('input', ({ target, inputType }) => {
  if (target.selectionEnd !== target.value.length || /^delete/.test(inputType ?? '')) return
  const digits = target.value.replace(/\\D/g, '').slice(0, 4)
  target.value = digits.length > 1 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits
})
new ResizeObserver(() => tell({ kind: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form)
tell({ kind: 'ready' })
`
