import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { locales } from './messages-of.ts'

/** “18:00”, where a clock has twelve hours. */
const hourOf24 = /\b(1[3-9]|2[0-3]):[0-5]\d\b/

/** What `docs/voice.md` says is never said, as far as a machine can tell. */
const never: Readonly<Record<string, readonly RegExp[]>> = {
  // A password’s signs are told as they are.
  anywhere: [/['"]/, /!(?! @)/, /\.\.\./, / {2}/, /^ | $/],
  'en-US': [
    hourOf24,
    /\b(comes? back to you|stands? here|cannot be had|someone was faster|one press)\b/i,
    /\b(click|invalid credentials|dearer|a letter is on its way|give it back|take off)\b/i,
    /\bcancell(ed|ing)\b/i,
    /\b(meanwhile|add-ons?|whole stay|cancellation charge|customer service|an error occurred|more a night)\b/i,
    /\b(still to pay|quote|process)\b|\bemail\b(?!})/i,
    /\b(credit note|cancellation date|works once, |just been booked|no refund will be made|refund[^.]* will not be made|once confirmed)\b/i,
  ],
  'es-MX': [
    hourOf24,
    /\b(tú|ti|contigo|vosotros|vuestr[oa]s?|tus?)\b/i,
    /\b(de vuelta a usted|haz|llámanos|escríbenos|habéis|(ha|han) (sido|cambiado))\b/i,
    /\b(moneda|importe|nota de crédito|penalización|entretanto|elecciones|hacia las|nada más que pagar|upgrade)\b/i,
    // What was typed is kept, "conservamos"; money is retained.
    /\bconservamos\b[^.]*[${]|\bpago se conserva\b/i,
  ],
  'it-IT': [
    // Within a sentence the guest is "lei", "la sua", "aiutarla".
    /(?<=[^.!?:·…}] )(Lei|Suo|Sua|Suoi|Sue)\b/,
    /[a-z](La|Le|Lei)\b/,
    /\b(voi|vostr[oaie]|tuo|tua|tuoi|tue|te|ti)\b/i,
    // A button is the guest's order, "Copia il codice"; only a sentence asks the guest, "Copi il codice.".
    /^(Annulli|Apra|Avvisi|Cambi|Chieda|Copi|Invii|Modifichi|Rimuova|Ritiri|Salvi|Veda)\b[^.]*$/,
    // "Superior" is a class of rooms; any better room is an upgrade.
    /\bcamer[ae] superior[ei]\b/i,
    // What happened is never told to a man only.
    /\b(stato lei|benvenuto|registrato con noi)\b/i,
    /\bfunziona una sola volta\b|\bnulla è (stato )?ancora\b|\bpagamento resta sulla\b/i,
  ],
}

test.each(locales)('%s says nothing the voice never says', async (locale) => {
  const sentences = await allSentencesOf(locale)
  const wrong = Object.entries(sentences).filter(([, text]) =>
    [...(never['anywhere'] ?? []), ...(never[locale] ?? [])].some((pattern) => pattern.test(text)),
  )
  expect(wrong).toEqual([])
})

// A button is the guest's order to the site, "Cambia le date"; what it opens has a noun, "Modifica delle date".
test('no Italian title or form is called by an order, and only a question by an infinitive', async () => {
  const order =
    /^(Accedi|Aggiungi|Annulla|Apri|Cambia|Cancella|Cerca|Controlla|Invia|Mostra|Paga|Rimuovi|Salva|Scegli|Torna|Usa)\b/
  const infinitive = /^[A-Z][a-z]+(are|ere|ire)\b[^?]*$/
  const names = Object.entries(await allSentencesOf('it-IT')).filter(([id]) =>
    /(\btitle|\bform|\.sheet-(add|remove)[a-z-]*)$/.test(id),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(([, text]) => order.test(text) || infinitive.test(text))).toEqual([])
})

// A subject is one line wherever it is shown, and some programs for mail show a no-break space as a sign of its own.
test.each(locales)('%s has no dot with which a line could begin', async (locale) => {
  const sentences = Object.entries(await allSentencesOf(locale)).filter(([id]) => !/subject(-|$)/.test(id))
  expect(sentences.filter(([, text]) => /(?<!\u00A0)·|·(?! )/.test(text))).toEqual([])
})

// In the first view each of them would cost a byte.
test.each(locales)('%s keeps a count on one line with what it counts, on later pages', async (locale) => {
  const sentences = Object.entries(await sentencesOf(`later/${locale}.json`))
  expect(sentences.filter(([, text]) => /# (?=\p{L})/u.test(text))).toEqual([])
})

// Of later pages the sentence itself sees to it: what comes before an hour is found in `wholeHours`.
test.each(locales)(
  '%s keeps an hour on one line with the word that leads to it, in the first view',
  async (locale) => {
    const sentences = Object.entries(await sentencesOf(`${locale}.json`))
    expect(sentences.filter(([, text]) => / {time}/.test(text))).toEqual([])
  },
)

const allSentencesOf = async (locale: string): Promise<Record<string, string>> => ({
  ...(await sentencesOf(`${locale}.json`)),
  ...(await sentencesOf(`later/${locale}.json`)),
  ...(await sentencesOf(`staff/${locale}.json`)),
  ...(await sentencesOf(`letters/${locale}.json`)),
})

const sentencesOf = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`../lang/${file}`, import.meta.url), 'utf8'))
