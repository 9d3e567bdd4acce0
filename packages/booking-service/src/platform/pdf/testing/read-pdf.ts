import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly Node[]
}
type Item = { readonly str?: string; readonly transform?: readonly number[]; readonly width?: number }

/** The content of a PDF as a reader program sees it: its metadata, and its text in the order of the structure tree. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const raw = bytes.toString('latin1')
  const info = (await pdf.getMetadata()).info as { readonly Title?: string; readonly Language?: string }
  const pages = []
  const tags: string[] = []
  const read: string[] = []
  let outside = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const byPart = textByPart(await page.getOperatorList())
    const walk = (node: Node): void => {
      const { role, type, id, children = [] } = node
      // Of a part on another page the tree names the branch alone.
      if (role && role !== 'Root' && hasContent(node)) tags.push(role)
      if (type === 'content' && id) read.push(byPart.get(Number(/\d+$/.exec(id)?.[0])) ?? '')
      children.forEach(walk)
    }
    walk((await page.getStructTree()) ?? {})
    const texts = (items as readonly Item[]).filter(({ str }) => str !== undefined && str.trim() !== '')
    outside += texts.filter(({ transform = [], width: long = 0 }) => {
      const [x = 0, y = 0] = transform.slice(4)
      return x < 0 || x + long > width + 0.5 || y < 0 || y > height
    }).length
    pages.push({
      size: [width, height].map((side) => Math.round(side * 100) / 100),
      text: texts.map(({ str }) => str).join(' '),
    })
  }
  await task.destroy()
  return {
    lang: info.Language,
    title: info.Title,
    showsTitle: raw.includes('/DisplayDocTitle true'),
    isTagged: /\/MarkInfo \d+ 0 R/.test(raw) && raw.includes('/Marked true'),
    tags,
    /** How many heads of tables are marked as those of a row or of a column. */
    scopes: (raw.match(/\/Scope \/(Row|Column)/g) ?? []).length,
    /** The description of each link. */
    links: raw
      .split('endobj')
      .filter((object) => object.includes('/Subtype /Link'))
      .map((link) => /\/Contents \(([^)]*)\)/.exec(link)?.[1]),
    /** The text of the tree, in its order: what is not in it (a foot that repeats) is not read. */
    read: read.join('\n'),
    pages,
    /** Texts that lie outside their page. */
    outside,
    fonts: fontsIn(raw),
  }
}

const hasContent = ({ type, children = [] }: Node): boolean => type === 'content' || children.some(hasContent)

type Glyph = { readonly unicode: string }
type Drawing = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** The text of each part that the tree names, by its number on the page: each sign that is drawn, spaces at line ends too. */
function textByPart({ fnArray, argsArray }: Drawing): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  const open: (number | undefined)[] = []
  fnArray.forEach((operation, index) => {
    const args = argsArray[index] as readonly unknown[]
    if (operation === OPS.beginMarkedContentProps)
      open.push(typeof args[1] === 'number' ? args[1] : undefined)
    else if (operation === OPS.beginMarkedContent) open.push(undefined)
    else if (operation === OPS.endMarkedContent) open.pop()
    else if (operation === OPS.showText) {
      const inside = open.findLast((each) => each !== undefined)
      const drawn = (args[0] as readonly (Glyph | number)[]).map((each) =>
        typeof each === 'number' ? '' : each.unicode,
      )
      if (inside !== undefined) texts.set(inside, `${texts.get(inside) ?? ''}${drawn.join('')}`)
    }
  })
  return texts
}

/** Every font of a document, and whether it brings its outlines along. */
function fontsIn(text: string) {
  const names = [...text.matchAll(/\/BaseFont \/([\w+.-]+)/g)].map(([, name = '']) => name)
  const descriptors = text.match(/<<[^<>]*\/Type \/FontDescriptor[^<>]*>>/g) ?? []
  return [...new Set(names)].map((name) => ({
    name,
    isEmbedded: descriptors.some(
      (one) => one.includes(`/FontName /${name}`) && /\/FontFile[23]? \d+ 0 R/.test(one),
    ),
  }))
}
