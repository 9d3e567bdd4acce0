/**
 * Stands in for the page Adyen serves into each field of its component. It is told by a message what it is, says that
 * it is ready, and hands on what was typed, wrapped instead of encrypted.
 */
export const securedField = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Field</title>
<style>html, body { margin: 0; height: 100% } input { box-sizing: border-box; width: 100%; height: 100%; border: 0; background: transparent; font: inherit; outline: 0 }</style>
</head><body><input inputmode="numeric"><script>
const input = document.querySelector('input')
let field
const tell = (message) => parent.postMessage(JSON.stringify({ fieldType: field.fieldType, numKey: field.numKey, ...message }), '*')
const part = (encryptedFieldName, value) => ({ encryptedFieldName, type: encryptedFieldName, blob: 'wrapped:' + value })
const dress = ({ base = {} }) => Object.assign(input.style, base)
addEventListener('message', ({ data }) => {
  const said = JSON.parse(data)
  // A component that is taken away says so to fields it never told what they are.
  if (!field && !said.iframeUIConfig) return
  if (!field) {
    field = said
    const { sfStyles = {}, ariaConfig } = said.iframeUIConfig
    document.documentElement.lang = ariaConfig.lang
    input.setAttribute('aria-label', ariaConfig[said.fieldType].label)
    dress(sfStyles)
    tell({ action: 'config' })
  } else if (said.focus) input.focus()
  else if (said.styleObject) dress(said.styleObject)
})
const digits = () => input.value.replace(/\\D/g, '')
const typed = {
  encryptedCardNumber: () => {
    const number = digits()
    tell({ action: 'brand', brand: number.startsWith('4') ? 'visa' : 'card', cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: 'CVC', error: '' })
    if (number.length < 16) return undefined
    tell({ action: 'binValue', binValue: number.slice(0, 6), encryptedBin: 'wrapped:' + number.slice(0, 6), uuid: number })
    return { parts: [part('encryptedCardNumber', number)], endDigits: number.slice(-4) }
  },
  encryptedExpiryDate: () =>
    digits().length < 4
      ? undefined
      : { parts: [part('encryptedExpiryMonth', digits().slice(0, 2)), part('encryptedExpiryYear', '20' + digits().slice(2))], type: 'year' },
  encryptedSecurityCode: () => (digits().length < 3 ? undefined : { parts: [part('encryptedSecurityCode', digits())] }),
}
input.addEventListener('input', () => {
  const whole = typed[field.fieldType]()
  if (!whole) return tell({ action: 'numberKeyPressed', error: '' })
  const { parts, ...more } = whole
  tell({ action: 'encryption', [field.fieldType]: parts, error: '', ...more })
})
input.addEventListener('focus', () => tell({ action: 'focus', focus: true, numChars: input.value.length }))
input.addEventListener('blur', () => tell({ action: 'focus', focus: false, numChars: input.value.length }))
input.addEventListener('keydown', ({ key }) => { if (key === 'Enter') tell({ action: 'enterKeyPressed' }) })
</script></body></html>`
