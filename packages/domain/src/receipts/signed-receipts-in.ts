// The first part of every signed receipt begins a JSON object, and so does the second: `{"` is `eyJ` in base64url.
const signedForm = /eyJ[\w-]{10,400}\.eyJ[\w-]{20,12000}\.[\w-]{1,200}/g

const most = 200

/**
 * The signed receipts in a link, a pasted text, or a file read as text (JSON or PDF, in which the link stands as it is), each
 * once.
 */
export const signedReceiptsIn = (text: string): readonly string[] =>
  [...new Set(text.match(signedForm) ?? [])].slice(0, most)
