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
  ['totale: 8 mar', 'totale: 8 mar'],
])('%s → %s', (written, spoken) => expect(elided(written)).toBe(spoken))
