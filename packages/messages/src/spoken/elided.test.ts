import { expect, test } from 'vitest'
import { elided } from './elided.ts'

test.each([
  ['Da pagare entro il 8 marzo 2027.', 'Da pagare entro l’8 marzo 2027.'],
  ['Il 11 marzo si parte.', 'L’11 marzo si parte.'],
  ['Dal 8 mar al 11 mar, 3 notti', 'Dall’8 mar all’11 mar, 3 notti'],
  ['la notte del 11 mar', 'la notte dell’11 mar'],
  ['si addebita il 8%', 'si addebita l’8%'],
  ['entro il 18 marzo, dal 80 al 110', 'entro il 18 marzo, dal 80 al 110'],
  ['entro il 14 marzo', 'entro il 14 marzo'],
  ['Valido fino al 1 marzo 2028', 'Valido fino al 1º marzo 2028'],
  ['Dal 1 apr al 21 apr', 'Dal 1º apr al 21 apr'],
  ['Dal 1\u00A0apr al 8\u00A0apr', 'Dal 1º\u00A0apr all’8\u00A0apr'],
  ['Posto per il 1 ospite', 'Posto per il 1 ospite'],
  ['totale: 8 mar', 'totale: 8 mar'],
  ['Aperto fino alle 1:30', 'Aperto fino all’1:30'],
  ['dalle 1:00, entro le 1:05', 'dall’1:00, entro l’1:05'],
  ['dalle 11:00 alle 21:00', 'dalle 11:00 alle 21:00'],
])('%s → %s', (written, spoken) => expect(elided(written)).toBe(spoken))
