import { afterEach, expect, test } from 'vitest'
import { wordsAtom } from '../state/locale.ts'
import { aPortal } from '../testing.ts'
import { markEnglish } from './mark-english.ts'

const words = { 'sign-in.title': 'Bienvenue' }
const lacking = [['View my reservation'], ['Room ', ''], ['You’ll be refunded ', ' to your card'], ['Close']]
const inEnglish = async () => ({ default: lacking })

let stop = () => {}
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  document.documentElement.lang = ''
})

/** A page in French, of whose sentences some are English. */
async function aFrenchPage(html: string, loads: { readonly inEnglish?: typeof inEnglish } = { inEnglish }) {
  document.documentElement.lang = 'fr-FR'
  document.body.innerHTML = html
  const { store } = aPortal()
  store.set(wordsAtom, { locale: 'fr-FR', words, ...loads })
  stop = markEnglish({ store })
  await new Promise((later) => setTimeout(later, 0))
  return store
}
const marked = () =>
  [...document.body.querySelectorAll('[lang]')].map((each) => [each.textContent, each.getAttribute('lang')])
const aMoment = () => new Promise((later) => setTimeout(later, 80))

test('English sentences are English, with their values, and the page’s own are not', async () => {
  await aFrenchPage(`<h1>Bienvenue</h1><p>Room 12</p><p>You’ll be refunded <b>$12.00</b> to your card</p>
    <a>  View my\u00A0reservation </a><p>Viewing my reservation</p>`)
  expect(marked()).toEqual([
    ['Room 12', 'en'],
    ['You’ll be refunded $12.00 to your card', 'en'],
    ['  View my\u00A0reservation ', 'en'],
  ])
})

test('French inside an English sentence’s part is French, and a language that is set already stays', async () => {
  await aFrenchPage(
    `<p>View my reservation<span>le 3 mai</span></p><button aria-label="Close"><svg></svg></button><i lang="es">Close</i>
    <ul aria-label="Close"><li>le 4 mai</li></ul>`,
  )
  expect(marked()).toEqual([
    ['View my reservationle 3 mai', 'en'],
    ['le 3 mai', 'fr-FR'],
    ['', 'en'],
    ['Close', 'es'],
    ['le 4 mai', 'en'],
    ['le 4 mai', 'fr-FR'],
  ])
})

test('a line of names and English sentences is English; beside a sentence of the page it is not', async () => {
  await aFrenchPage(`<p>Jonas Albrecht<i> · </i>View my reservation</p><p>Bienvenue<i> · </i>Close</p>
    <p>1 456,00 $<i> · </i>Jonas</p>`)
  expect(marked()).toEqual([['Jonas Albrecht · View my reservation', 'en']])
})

test('what changes is looked at again', async () => {
  await aFrenchPage('<p>Bienvenue</p>')
  expect(marked()).toEqual([])
  const paragraph = document.querySelector('p')
  const text = paragraph?.firstChild
  if (!text) throw new Error('no text')
  text.nodeValue = 'Room 1'
  await aMoment()
  expect(marked()).toEqual([['Room 1', 'en']])
  text.nodeValue = 'Chambre 1'
  await aMoment()
  expect(marked()).toEqual([])
  text.nodeValue = ''
  paragraph.setAttribute('aria-label', 'Room 2')
  await aMoment()
  expect(marked()).toEqual([['', 'en']])
})

test('nothing is marked where the language lacks nothing, or once it is another', async () => {
  await aFrenchPage('<p>View my reservation</p>', {})
  expect(marked()).toEqual([])
  stop()
  const store = await aFrenchPage('<p>View my reservation</p>')
  expect(marked()).toHaveLength(1)
  store.set(wordsAtom, { locale: 'en-US', words })
  expect(marked()).toEqual([])
})
