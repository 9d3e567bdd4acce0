import { elided } from './spoken/elided.ts'
import { oneFullStop } from './spoken/one-full-stop.ts'
import { singularHour } from './spoken/singular-hour.ts'

/** What a number or an hour put into a sentence does to what stands beside it: "entro l’8 marzo", "hasta la 1:30 p.m.". */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'es-MX': (sentence) => oneFullStop(singularHour(sentence)),
  'it-IT': elided,
}
