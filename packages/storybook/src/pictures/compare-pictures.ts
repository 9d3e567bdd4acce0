import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of a picture since it was agreed. */
export type Change = {
  readonly name: string
  readonly kind: 'changed' | 'new' | 'gone'
  /** The pixels that differ, of a changed one. */
  readonly pixels?: number
}

type Folders = {
  /** The agreed pictures. */
  readonly old: string
  /** Those just taken. */
  readonly taken: string
  /** Where the pictures of the differences go. */
  readonly into: string
}

/** How far two colours may be apart (0 to 1) before an eye sees it: the library's own default. */
const threshold = 0.1
/** A difference smaller than this is an edge drawn anew, not something that moved. */
const fewestPixels = 12

/** Compares two folders of pictures, name by name; pictures of which nothing is seen to differ are left out. */
export function comparePictures({ old, taken, into }: Folders): readonly Change[] {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const [before, now] = [namesIn(old), namesIn(taken)]
  return [...new Set([...before, ...now])].toSorted().flatMap((name): readonly Change[] => {
    if (!before.has(name)) return [{ name, kind: 'new' }]
    if (!now.has(name)) return [{ name, kind: 'gone' }]
    const [one, other] = [old, taken].map((folder) => readFileSync(join(folder, `${name}.png`)))
    if (!one || !other || one.equals(other)) return []
    const { pixels, picture } = difference(PNG.sync.read(one), PNG.sync.read(other))
    if (pixels < fewestPixels) return []
    writeFileSync(join(into, `${name}.png`), PNG.sync.write(picture))
    return [{ name, kind: 'changed', pixels }]
  })
}

const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -4)] : []))
      : [],
  )

/** Two pictures on one sheet as large as both: what one has beyond the other differs too. */
function difference(one: PNG, other: PNG): { readonly pixels: number; readonly picture: PNG } {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const picture = new PNG({ width, height })
  const pixels = pixelmatch(
    onSheet(one, width, height),
    onSheet(other, width, height),
    picture.data,
    width,
    height,
    {
      threshold,
    },
  )
  return { pixels, picture }
}

function onSheet(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet.data
}
