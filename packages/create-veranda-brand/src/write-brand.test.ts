import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answersOf } from './answers.ts'
import { contrast } from './colors.ts'
import { writeBrand } from './write-brand.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-veranda-brand-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

describe('a brand that is written', () => {
  test('is called what it was told, whatever signs are in its name', () => {
    writeBrand(folder, answersOf({ name: "L’Été & d'Or <1>" }))
    expect(read('brand.ts')).toContain("displayName: 'L’Été & d\\'Or <1>'")
    expect(read('index.html')).toContain("<title>L’Été &amp; d'Or &lt;1></title>")
    expect(read('index.html')).toContain('class="theme-lete-dor-1"')
  })

  test('speaks languages of ours from the package, and others from a file of its own', () => {
    writeBrand(folder, answersOf({ name: 'Aurora', languages: 'fr-FR,es-MX' }))
    expect(read('main.ts')).toContain("'fr-FR': () => import('./lang/fr-FR.json')")
    expect(read('main.ts')).toContain("'es-MX': () => import('@veranda/messages/lang/es-MX.json')")
    expect(Object.keys(JSON.parse(read('lang/fr-FR.json')) as object)).toEqual(['$schema'])
    expect(read('served.ts')).toContain("languages: { 'fr-FR': frFR }")
    expect(read('index.html')).toContain('<html lang="fr-FR"')
  })

  test('leaves nothing of the template unsaid', () => {
    for (const file of writeBrand(folder, answersOf({ name: 'Aurora' })))
      expect(read(file)).not.toContain('{{')
  })

  test('does not overwrite what is there', () => {
    writeFileSync(join(folder, 'brand.ts'), '')
    expect(() => writeBrand(folder, answersOf({ name: 'Aurora' }))).toThrow('is not empty')
  })
})

test.each(['#12302a', '#f2e8d0', '#7f7f7f'])(
  'words are readable on a header of %s in both modes',
  (stage) => {
    const answers = answersOf({ name: 'Aurora', stage })
    expect(contrast(answers.onStage, answers.stage)).toBeGreaterThanOrEqual(4)
    expect(contrast(answers.onStageBlack, answers.stageBlack)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each([
  [{}, 'needs a name'],
  [{ name: 'Aurora', id: '1st' }, '--id “1st”'],
  [{ name: 'Aurora', accent: 'green' }, '--accent “green”'],
  [{ name: 'Aurora', languages: 'english' }, '--languages “english”'],
  [{ name: 'Aurora', host: 'https://aurora' }, '--host “https://aurora”'],
  [{ name: 'Aurora', website: 'aurora.com' }, '--website “aurora.com”'],
  [{ name: 'Aurora', phone: '5550100' }, '--phone “5550100”'],
])('what cannot be written is said: %j', (flags, sentence) => {
  expect(() => answersOf(flags)).toThrow(sentence)
})
