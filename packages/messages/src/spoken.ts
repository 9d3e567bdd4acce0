import { elided } from './spoken/elided.ts'

/** What a number or an hour put into a sentence does to what stands beside it: "entro l’8 marzo", "hasta la 1:30 p.m.". */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'es-MX': (sentence) => oneFullStop(singularHour(sentence)),
  'it-IT': elided,
}

/** Spanish hours end in a point of their own, "a las 3:00 p.m.", which ends the sentence as well. */
const oneFullStop = (sentence: string): string => sentence.replace(/([ap]\.\s?m\.)\.(?!\.)/g, '$1')

/** Spanish says one o’clock in the singular: "hasta la 1:30 p.m.". */
const singularHour = (sentence: string): string => sentence.replace(/\blas (?=1:\d\d)/gi, 'la ')
