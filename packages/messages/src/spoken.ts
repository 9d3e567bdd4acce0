import { elided } from './spoken/elided.ts'
import { noonInEnglish, noonInSpanish } from './spoken/noon.ts'

/** What a number or an hour put into a sentence does to what stands beside it: "entro l’8 marzo", "hasta la 1:30 p.m.". */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'en-US': noonInEnglish,
  'es-MX': (sentence) => oneFullStop(singularHour(noonInSpanish(sentence))),
  'it-IT': elided,
}

/** Spanish hours end in a point of their own, "a las 3:00 p.m.", which ends the sentence as well. */
const oneFullStop = (sentence: string): string => sentence.replace(/([ap]\.\s?m\.)\.(?!\.)/g, '$1')

/** Spanish says one o’clock in the singular: "hasta la 1:30 p.m.". */
const singularHour = (sentence: string): string => sentence.replace(/\blas (?=1:\d\d)/gi, 'la ')

/** No line ends between an hour and the word that leads to it: "from 3:00 PM", "a las 3:00 p.m.", "dalle 15:00". */
export const wholeHours = (sentence: string): string =>
  sentence.replace(/(?<!\p{L})(from|at|by|until|around|las?|le|alle|dalle|ore) (?=\d?\d:\d\d)/giu, '$1\u00A0')
