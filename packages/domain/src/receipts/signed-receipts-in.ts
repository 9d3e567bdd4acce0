// The first part of every signed receipt begins a JSON object, and so does the second: `{"` is `eyJ` in base64url.
const begin = 'eyJ'
const isFirst = /^eyJ[\w-]{10,400}$/
const isSecond = /^eyJ[\w-]{20,12000}$/
const longestFirst = begin.length + 400
const longestThird = 200

const most = 200

/**
 * The signed receipts in a link, a pasted text, or a file read as text (JSON or PDF, in which the link stands as it is), each
 * once.
 */
export const signedReceiptsIn = (text: string): readonly string[] =>
  [...new Set((text.match(/[\w.-]+/g) ?? []).flatMap(inOneWord))].slice(0, most)

/** Looked for part by part: one expression for the whole would take minutes on a file made to hold it up. */
function inOneWord(word: string): readonly string[] {
  const parts = word.split('.')
  return parts.flatMap((before, index) => {
    const first = before.slice(before.indexOf(begin, before.length - longestFirst))
    const second = parts[index + 1] ?? ''
    const third = (parts[index + 2] ?? '').slice(0, longestThird)
    return isFirst.test(first) && isSecond.test(second) && third ? [[first, second, third].join('.')] : []
  })
}
