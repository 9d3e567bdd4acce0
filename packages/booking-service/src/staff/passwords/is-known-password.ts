/**
 * Whether a password is among those that were stolen so often that every guesser begins with them: as it is, without
 * the sign and the number that a rule makes people add, or with its letters written as signs.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= load()
  const all = await known
  return formsOf(password.normalize('NFKC').toLowerCase()).some((form) => all.has(form))
}

let known: Promise<ReadonlySet<string>> | undefined

// Fifty thousand of them, loaded when the first password is set.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const withinSigns = /[\p{L}\d](?:.*[\p{L}\d])?/su
const numberBehind = /\d{1,4}$/
const lettersAsSigns: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  0: 'o',
  1: 'i',
  3: 'e',
  5: 's',
}

function formsOf(password: string): readonly string[] {
  const [bare = ''] = withinSigns.exec(password) ?? []
  const forms = [password, bare, bare.replace(numberBehind, '')]
  return [
    ...forms,
    ...forms.map((form) => form.replaceAll(/[@$!0135]/g, (sign) => lettersAsSigns[sign] ?? sign)),
  ].filter((form) => form.length >= 4)
}
