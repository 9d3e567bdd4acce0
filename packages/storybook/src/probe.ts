import { type Ground, type Paint, paintsOf, type Role } from '../../design-system/src/theme/color-pairs.ts'
import { vars } from '../../design-system/src/theme/contract.css.ts'
import { probeColors } from './probe-colors.ts'

/** What a word or an edge shows: a paint on a ground, by their names. */
export type Seen = {
  readonly kind: 'word' | 'edge'
  readonly paint: string
  readonly ground: Ground | (string & {})
  readonly element: Element
}

type Color = { readonly rgb: readonly [number, number, number]; readonly alpha: number }
type Pairs = readonly (readonly [string, string])[]
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const roles = Object.keys(probeColors) as Role[]

/** Puts the probe theme on the page, in which every role of the contract has a colour of its own. */
export function putOnProbe(): void {
  const { style, classList } = document.documentElement
  for (const role of roles) style.setProperty(propertyOf(role), probeColors[role])
  classList.add('probe')
}

export function takeOffProbe(): void {
  const { style, classList } = document.documentElement
  classList.remove('probe')
  for (const role of roles) style.removeProperty(propertyOf(role))
}

/** Names each paint and ground that `elements` show in the probe theme. */
export function pairsSeen(elements: readonly Element[]): readonly Seen[] {
  const focused = document.querySelector(':focus-visible')
  if (elements.length === 0 && !focused) return []
  try {
    return [...elements.flatMap(seenOf), ...(focused ? ringOf(focused) : [])]
  } finally {
    opacities.clear()
    scrollTo(0, 0)
  }
}

const propertyOf = (role: Role): string => vars.color[role].slice('var('.length, -1)

function seenOf(element: Element): readonly Seen[] {
  if (isInactive(element) || isInvisible(element) || boxesOf(element).length === 0) return []
  const found = new Map<string, Seen>()
  const add = (kind: Seen['kind'], pairs: Pairs): void => {
    for (const [paint, ground] of pairs)
      found.set(`${kind} ${paint} on ${ground}`, {
        kind,
        paint,
        ground,
        element,
      })
  }
  const words = wordsIn(element)
  add('word', words.length > 0 ? words : [['unreached words', 'an unknown ground']])
  add('edge', edgesOf(element))
  return [...found.values()]
}

/** Brings the element to the middle of the window, then to its upper end, until a point of its words lies open. */
function wordsIn(element: Element): Pairs {
  for (const block of [undefined, 'center', 'start', 'end'] as const) {
    if (block) element.scrollIntoView({ block, behavior: 'instant' })
    const found = pointsOf(boxesOf(element)).flatMap(([x, y]) => wordAt(element, x, y))
    if (found.length > 0) return found
  }
  return []
}

/** The word's colour and each ground it has at a point: a pattern has several. Nothing where something lies over it. */
function wordAt(element: Element, x: number, y: number): Pairs {
  const stack = document.elementsFromPoint(x, y)
  const at = stack.indexOf(element)
  if (at === -1 || stack.slice(0, at).some((each) => !element.contains(each) && conceals(each))) return []
  const ink = nameOf(colorOf(inkOf(element)))
  return groundsBehind(stack.slice(at), element).map((ground) => [ink, ground])
}

function inkOf(element: Element): string {
  if (element instanceof SVGElement) return getComputedStyle(element).fill
  return getComputedStyle(element, element.matches(':placeholder-shown') ? '::placeholder' : undefined).color
}

/** Names what stands behind, from the page upwards, with everything a veil or a faded group does to it. */
function groundsBehind(stack: readonly Element[], element: Element): readonly string[] {
  let grounds: readonly string[] = ['nothing']
  for (const layer of [...stack].reverse()) {
    const style = getComputedStyle(layer)
    const drawn = drawing(layer, style)
    if (drawn) {
      grounds = [drawn]
      continue
    }
    const color = colorOf(style.backgroundColor)
    const alpha = color.alpha * (layer.contains(element) ? 1 : opacityOf(layer))
    if (alpha === 1) grounds = [nameOf(color)]
    else if (alpha > 0)
      grounds = grounds.map((ground) => `${nameOf({ ...color, alpha: 1 })} ${percent(alpha)} over ${ground}`)
    const pattern = patternOf(style.backgroundImage)
    grounds = [
      ...grounds,
      ...pattern.flatMap((each) =>
        each.alpha === 1
          ? [`stripes of ${nameOf(each)}`]
          : grounds.map((ground) => `${nameOf({ ...each, alpha: 1 })} ${percent(each.alpha)} over ${ground}`),
      ),
    ]
  }
  return grounds.map((ground) => `${ground}${fadingOf(element, stack)}${filterOf(element)}`)
}

/** A group that fades takes its own ground with it: another sum than words that fade on a ground that stays. */
function fadingOf(element: Element, stack: readonly Element[]): string {
  const share = opacityOf(element)
  if (share === 1) return ''
  const ownGround = stack.some((layer) => opacityOf(layer) < 1 && layer.contains(element) && conceals(layer))
  return ` faded to ${percent(share)}${ownGround ? ' with its ground' : ''}`
}

function drawing(layer: Element, style: CSSStyleDeclaration): string | undefined {
  if (layer instanceof SVGSVGElement || layer instanceof SVGTextContentElement) return undefined
  if (layer instanceof SVGElement) {
    if (style.fill === 'none') return 'a drawing'
    const fill = style.fill.startsWith('url') ? undefined : colorOf(style.fill)
    return fill?.alpha === 1 ? nameOf(fill) : 'a drawing'
  }
  return layer.matches('img, canvas, video, iframe') ? 'a picture' : undefined
}

/** The edge of a field that has one, on what is beside the field. */
function edgesOf(element: Element): Pairs {
  if (!element.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')) return []
  const { borderLeftWidth, borderLeftColor } = getComputedStyle(element)
  const edge = colorOf(borderLeftColor)
  if (Number.parseFloat(borderLeftWidth) === 0 || edge.alpha === 0) return []
  // Out from under what is stuck to the window's foot.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return groundsBeside(element, 0).map((ground) => [nameOf(edge), ground])
}

/** The ring around what has the focus, on what the ring lies on. */
function ringOf(element: Element): readonly Seen[] {
  const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
  if (outlineStyle === 'none' || isInvisible(element)) return []
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const paint = nameOf(colorOf(outlineColor))
  return groundsBeside(element, Number.parseFloat(outlineOffset) + 1).map((ground) => ({
    kind: 'edge',
    paint,
    ground,
    element,
  }))
}

function groundsBeside(element: Element, distance: number): readonly string[] {
  const { left, top, bottom } = element.getBoundingClientRect()
  const stack = document.elementsFromPoint(Math.max(0, left - distance), (top + bottom) / 2)
  return groundsBehind(
    stack.filter((each) => each !== element && !element.contains(each)),
    element.parentElement ?? element,
  )
}

/** WCAG 1.4.3 asks nothing of a control that is off. */
const isInactive = (element: Element): boolean =>
  element.closest('[inert], :disabled, [aria-disabled=true]') !== null ||
  (element.closest('label')?.querySelector(':disabled') ?? null) !== null

/** Words for the ear alone, and fields that lie unseen over their drawing. */
function isInvisible(element: Element): boolean {
  if (opacityOf(element) === 0) return true
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clipPath, position } = getComputedStyle(each)
    if (position === 'absolute' && clipPath === 'inset(50%)') return true
  }
  return false
}

/** How opaque each element is with all that it stands in; forgotten when the probe is over. */
const opacities = new Map<Element, number>()

function opacityOf(element: Element): number {
  const known = opacities.get(element)
  if (known !== undefined) return known
  const around = element.parentElement ? opacityOf(element.parentElement) : 1
  const opacity = Math.round(around * Number(getComputedStyle(element).opacity) * 1000) / 1000
  opacities.set(element, opacity)
  return opacity
}

function filterOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { filter } = getComputedStyle(each)
    if (filter !== 'none' && !filter.startsWith('drop-shadow')) return ` through ${filter}`
  }
  return ''
}

const conceals = (element: Element): boolean =>
  opacityOf(element) > 0 &&
  (element instanceof SVGElement || colorOf(getComputedStyle(element).backgroundColor).alpha > 0)

function boxesOf(element: Element): readonly Box[] {
  if (element.matches('input, select, textarea')) return [element.getBoundingClientRect()]
  const boxes = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    .filter(({ width, height }) => width > 1 && height > 1)
  return boxes.length > 2 ? [boxes[0] as Box, boxes.at(-1) as Box] : boxes
}

const pointsOf = (boxes: readonly Box[]): readonly (readonly [number, number])[] =>
  boxes.flatMap(({ left, right, top, bottom }): [number, number][] => {
    const y = (top + bottom) / 2
    return [
      [left + 1, y],
      [(left + right) / 2, y],
      [right - 1, y],
    ]
  })

const percent = (share: number): string => `${Math.round(share * 100)}%`

const paints = Object.entries(paintsOf(probeColors)) as readonly (readonly [Paint, string])[]
const paintColors = paints.map(([name, hex]) => [name, channelsOf(hex)] as const)

/** The name of a colour: of the probe's paints the one that it is, but for the rounding of a mixture. */
function nameOf({ rgb, alpha }: Color): string {
  const name = paintColors.find(([, channels]) =>
    channels.every((channel, index) => Math.abs(channel - (rgb[index] ?? 0)) <= 2),
  )?.[0]
  return `${name ?? `rgb ${rgb.join(' ')}`}${alpha === 1 ? '' : ` ${percent(alpha)}`}`
}

function channelsOf(hex: string): readonly [number, number, number] {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const patternOf = (image: string): readonly Color[] =>
  image.includes('gradient(')
    ? [...image.matchAll(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g)]
        .map(([css]) => colorOf(css))
        .filter(({ alpha }) => alpha > 0)
    : image === 'none'
      ? []
      : [{ rgb: [-99, -99, -99], alpha: 1 }]

const known = new Map<string, Color>()
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** A computed colour; its alpha apart, because a canvas rounds a thin colour. */
function colorOf(css: string): Color {
  const before = known.get(css)
  if (before) return before
  const [, opaque, alpha] = /^(\w+\([^/]+)\/\s*([\d.]+)\)$/.exec(css) ?? []
  const [, legacy, share] = /^rgba\(([^,]+,[^,]+,[^,]+),\s*([\d.]+)\)$/.exec(css) ?? []
  if (!canvas) throw new Error('There is no canvas to read colours with')
  canvas.fillStyle = opaque ? `${opaque})` : legacy ? `rgb(${legacy})` : css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  const color: Color = { rgb: [red, green, blue], alpha: Number(alpha ?? share ?? 1) }
  known.set(css, color)
  return color
}
