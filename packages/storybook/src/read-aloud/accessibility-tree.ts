import { cdp } from 'vitest/browser'

/** A node as the protocol of the browser hands it over: of what it knows, what is read here. */
type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly value?: { readonly value: string | number }
  readonly properties?: readonly Property[]
  readonly childIds: readonly string[]
  readonly backendDOMNodeId?: number
}
type Property = {
  readonly name: string
  readonly value: {
    readonly value?: string | number | boolean
    readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
  }
}

/**
 * What Chromium tells a screen reader of the page, one line a node, in order: role, name, states, those without meaning
 * left out. It is the browser's own tree, after names, roles and states are calculated from markup and styles.
 */
export async function accessibilityTree(): Promise<readonly string[]> {
  const { frameTree } = await ask<Frames>('Page.getFrameTree')
  const frame = frameTree.childFrames.find((child) => child.frame.url === location.href)?.frame
  const { nodes } = await ask<{ nodes: readonly Node[] }>('Accessibility.getFullAXTree', {
    frameId: frame?.id,
  })
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const nameOf = (id: number | undefined) =>
    nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id)?.name?.value ?? ''
  const childrenOf = ({ childIds }: Node) =>
    childIds.flatMap((id) => byId.get(id) ?? []).flatMap((child): readonly Node[] => hoisted(child))
  const hoisted = (node: Node): readonly Node[] => (isSilent(node) ? childrenOf(node) : [node])
  const linesOf = (node: Node, depth: number): readonly string[] => {
    const children = isRead(node) ? joinedTexts(childrenOf(node), node) : []
    const below = children.flatMap((child) =>
      typeof child === 'string' ? `${indent(depth + 1)}"${child}"` : linesOf(child, depth + 1),
    )
    const isEmpty = roleOf(node) === 'log' && below.length === 0
    return isEmpty ? [] : [`${indent(depth)}${wordsOf(node, nameOf)}`, ...below]
  }
  const [page] = nodes
  return page ? linesOf(page, -1).slice(1) : []
}

type Frames = {
  readonly frameTree: { readonly childFrames: readonly { readonly frame: { id: string; url: string } }[] }
}

const ask = <Answer>(method: string, parameters?: object): Promise<Answer> =>
  (cdp() as unknown as { send: (method: string, parameters?: object) => Promise<Answer> }).send(
    method,
    parameters,
  )

const indent = (depth: number): string => '  '.repeat(Math.max(depth, 0))
const roleOf = ({ role }: Node): string => role?.value ?? ''

/** Boxes and paragraphs: a screen reader goes through them to what is inside. */
const silentRoles = new Set([
  'none',
  'generic',
  'paragraph',
  'LabelText',
  'Legend',
  'ListMarker',
  'emphasis',
  'strong',
])
const isSilent = (node: Node): boolean =>
  node.ignored || (silentRoles.has(roleOf(node)) && !node.properties?.some(({ name }) => name === 'live'))

/** What is drawn inside a field is its value once more. */
const isRead = ({ role, properties = [] }: Node): boolean =>
  role?.value !== 'InlineTextBox' && !properties.some(({ name }) => name === 'editable')

/** Texts beside each other are read in one; what its own name says already is not read again. */
function joinedTexts(children: readonly Node[], parent: Node): readonly (Node | string)[] {
  const joined: (Node | string)[] = []
  for (const child of children) {
    const text = roleOf(child) === 'StaticText' ? spaced(child.name?.value) : undefined
    const before = joined.at(-1)
    if (text === undefined) joined.push(child)
    else if (typeof before === 'string') joined[joined.length - 1] = `${before} ${text}`
    else joined.push(text)
  }
  return joined.filter(
    (it) => typeof it !== 'string' || (it !== '' && !spaced(parent.name?.value).includes(it)),
  )
}

/** A voice knows one kind of space, and no sign that only says where a line may break. */
const spaced = (text = ''): string => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()

function wordsOf(node: Node, nameOf: (id: number | undefined) => string): string {
  const { name, value, description, properties = [] } = node
  const role = roleOf(node)
  // A row that is gone to is named by all its cells; of another they are found one by one.
  const isNamed = role !== 'row' || properties.some((property) => property.name === 'focusable')
  const named = isNamed && name?.value ? `${role} "${spaced(name.value)}"` : role
  return [
    named,
    value?.value && `value "${typeof value.value === 'number' ? value.value.toFixed(2) : value.value}"`,
    ...properties.map((property) => stateOf(property, role, nameOf)),
    description?.value && `described "${spaced(description.value)}"`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A state in a word; of the protocol's many properties those that a screen reader says. */
function stateOf({ name, value: of }: Property, role: string, nameOf: (id: number | undefined) => string) {
  const value = String(of.value)
  switch (name) {
    case 'atomic':
    case 'busy':
    case 'disabled':
    case 'focused':
    case 'modal':
    case 'multiselectable':
    case 'readonly':
    case 'required':
    case 'selected':
      return value === 'true' && name
    case 'invalid':
      return value !== 'false' && name
    case 'expanded':
      return value === 'true' ? 'expanded' : 'collapsed'
    case 'checked':
    case 'pressed':
      return value === 'true' ? name : value === 'false' ? `not ${name}` : `partly ${name}`
    case 'hasPopup':
      return `opens a ${value}`
    case 'level':
      return role === 'heading' && `level ${value}`
    case 'live':
      return value
    case 'roledescription':
    case 'valuetext':
      return value && `said as "${value}"`
    case 'activedescendant':
      return `at "${nameOf(of.relatedNodes?.[0]?.backendDOMNodeId)}"`
    default:
      return undefined
  }
}
