import { elided } from './spoken/elided.ts'
import { singularHour } from './spoken/singular-hour.ts'

/** What a number put into a sentence does to the words around it: "entro l’8 marzo", "hasta la 1:30 p.m.". */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'es-MX': singularHour,
  'it-IT': elided,
}
