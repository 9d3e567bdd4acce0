/** A country's flag in text, made of the two letters of its code; nothing where the device draws none. */
export function flagOf(countryCode: string): string {
  if (!/^[A-Z]{2}$/.test(countryCode) || !drawsFlags()) return ''
  return String.fromCodePoint(...countryCode.split('').map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
}

let known: boolean | undefined

/**
 * Windows has no flags and draws letters of its own, other devices empty boxes; both in one colour. Pictures of 250 flags
 * would weigh more than the page: there, a country's name and code have to do.
 */
function drawsFlags(): boolean {
  known ??= hasColours('🇲🇽')
  return known
}

function hasColours(sign: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 24
  canvas.height = 24
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return false
  pen.textBaseline = 'top'
  pen.font = '20px sans-serif'
  pen.fillText(sign, 0, 0)
  const { data } = pen.getImageData(0, 0, 24, 24)
  return data.some((value, index) => index % 4 < 3 && value > 60)
}
