import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, test } from 'vitest'
import { comparePictures } from './compare-pictures.ts'
import { differencesPage } from './differences-page.ts'

type Color = readonly [red: number, green: number, blue: number]
const [white, ink, magenta]: readonly Color[] = [
  [255, 255, 255],
  [20, 20, 40],
  [255, 0, 255],
]
const folder = mkdtempSync(join(tmpdir(), 'veranda-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A page with a button: where it stands, and in which colour. */
function aPicture({ left = 20, color = ink, height = 100 } = {}): Buffer {
  const picture = new PNG({ width: 100, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < 100; x += 1) {
      const isButton = x >= left && x < left + 40 && y >= 40 && y < 60
      const [red = 0, green = 0, blue = 0] = (isButton ? color : white) ?? []
      picture.data.set([red, green, blue, 255], (y * 100 + x) * 4)
    }
  return PNG.sync.write(picture)
}

function compared(old: Record<string, Buffer>, taken: Record<string, Buffer>) {
  const place = mkdtempSync(join(folder, 'compared-'))
  const folders = { old: join(place, 'old'), taken: join(place, 'taken'), into: join(place, 'into') }
  for (const [at, pictures] of [
    [folders.old, old],
    [folders.taken, taken],
  ] as const) {
    mkdirSync(at)
    for (const [name, content] of Object.entries(pictures)) writeFileSync(join(at, `${name}.png`), content)
  }
  return comparePictures(folders)
}

describe('pictures are compared with the agreed ones', () => {
  test('the same page has not changed', () => {
    expect(compared({ a: aPicture() }, { a: aPicture() })).toEqual([])
  })

  test('a button that stands two pixels further has', () => {
    expect(compared({ a: aPicture() }, { a: aPicture({ left: 22 }) })).toMatchObject([{ kind: 'changed' }])
  })

  test('a button in another colour has, with every pixel of it', () => {
    const [change] = compared({ a: aPicture() }, { a: aPicture({ color: magenta }) })
    expect(change).toEqual({ name: 'a', kind: 'changed', pixels: 40 * 20 })
  })

  test('a page that grew has', () => {
    expect(compared({ a: aPicture() }, { a: aPicture({ height: 120 }) })).toMatchObject([{ kind: 'changed' }])
  })

  test('a picture that is new or gone is named as such', () => {
    expect(compared({ a: aPicture() }, { b: aPicture() })).toEqual([
      { name: 'a', kind: 'gone' },
      { name: 'b', kind: 'new' },
    ])
  })

  test('the page shows a changed one old, new and as a difference', () => {
    const page = differencesPage({
      changes: [
        { name: 'a.palace.light.en-US.390', kind: 'changed', pixels: 7 },
        { name: 'b', kind: 'new' },
      ],
      untaken: [{ name: 'c', reason: 'The story ended errored.' }],
      against: 'abc1234',
    })
    for (const place of ['old', 'new', 'difference'])
      expect(page).toContain(`src="${place}/a.palace.light.en-US.390.png"`)
    expect(page).not.toContain('old/b.png')
    expect(page).toContain('The story ended errored.')
  })
})
