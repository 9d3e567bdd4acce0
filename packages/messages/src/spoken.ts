import { elided } from './spoken/elided.ts'

/** What a number or an hour put into a sentence does to what stands beside it: "entro l’8 marzo", "hasta la 1:30 p.m.". */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'en-US': (sentence) => noonInEnglish(sentence),
  'es-MX': (sentence) => oneFullStop(singularHour(noonInSpanish(sentence))),
  'it-IT': elided,
}

/** Spanish hours end in a point of their own, "a las 3:00 p.m.", which ends the sentence as well. */
const oneFullStop = (sentence: string): string => sentence.replace(/([ap]\.\s?m\.)\.(?!\.)/g, '$1')

/** Spanish says one o’clock in the singular: "hasta la 1:30 p.m.". */
const singularHour = (sentence: string): string => sentence.replace(/\blas (?=1:\d\d)/gi, 'la ')

/**
 * Twelve o’clock with its half of the day is read either way: it is named instead, "by 12:00 noon", "hasta las 12:00 del
 * mediodía". Midnight begins the day that stands before it; where a day does, English keeps "12:00 AM", which nobody takes
 * for its end, and Spanish counts from nought: "lunes 25 de enero, 0:00 horas". Clocks of 24 hours leave no doubt.
 */
const noonInEnglish = (sentence: string): string =>
  sentence
    .replace(/\b12:00(\s)PM\b/g, '12:00$1noon')
    .replace(/(?<!\d,\s|\d\sat\s)\b12:00(\s)AM\b/g, '12:00$1midnight')

const noonInSpanish = (sentence: string): string =>
  sentence
    .replace(/\b12:00(\s)p\.\s?m\./g, '12:00$1del\u00A0mediodía')
    .replace(/\b12:00(\s)a\.\s?m\./g, '0:00$1horas')

/** No line ends between an hour and the word that leads to it: "from 3:00 PM", "a las 3:00 p.m.", "dalle 15:00". */
export const wholeHours = (sentence: string): string =>
  sentence.replace(/(?<!\p{L})(from|at|by|until|around|las?|le|alle|dalle|ore) (?=\d?\d:\d\d)/giu, '$1\u00A0')
