import { dirname } from 'node:path'
import { isForTests } from './imports.mjs'

/** The longest room a file's path begins with, and its floor; none for a file that no room holds, or that serves tests. */
function roomOf(file, floors) {
  if (isForTests(file)) return undefined
  const rooms = floors
    .flatMap((rooms, floor) => rooms.map((name) => ({ name, floor })))
    .filter(
      ({ name }) =>
        file === name || file === `${name}.ts` || file === `${name}.tsx` || file.startsWith(`${name}/`),
    )
    .toSorted((one, other) => other.name.length - one.name.length)
  return rooms[0]
}

const floorOf = (file, floors) => roomOf(file, floors)?.floor

/**
 * The files that stand in no room of the list: a new folder has to be given its floor, and so has a file of the source
 * folder itself that others import. One that only imports opens the package.
 */
export const filesWithoutFloor = (imports, floors) =>
  [...new Set([...imports.map(({ to }) => to), ...imports.map(({ from }) => from).filter(isInFolder)])]
    .filter((file) => floorOf(file, floors) === undefined)
    .sort(byText)

const isInFolder = (file) => dirname(file) !== '.'

/** The imports that lead from a floor to one above it. */
export const arrowsUp = (imports, floors) =>
  imports
    .filter(({ from, to }) => floorOf(to, floors) > floorOf(from, floors))
    .map(({ from, to }) => `${from} imports ${to}`)
    .sort(byText)

/** The imports that lead from a folder to another room on its floor. Files of the source folder itself may know each other. */
export const arrowsBeside = (imports, floors) =>
  imports
    .filter(({ from, to }) => {
      const [one, other] = [roomOf(from, floors), roomOf(to, floors)]
      return isInFolder(from) && one && one.floor === other?.floor && one.name !== other.name
    })
    .map(({ from, to }) => `${from} imports ${to}`)
    .sort(byText)

/** Pairs of folders that import each other. */
export function pairsOfFolders(imports) {
  const arrows = new Set(
    imports
      .map(({ from, to }) => [dirname(from), dirname(to)])
      .filter(([from, to]) => from !== to && from !== '.' && to !== '.')
      .map((arrow) => arrow.join(' ')),
  )
  return [...arrows]
    .filter((arrow) => {
      const [from, to] = arrow.split(' ')
      return from < to && arrows.has(`${to} ${from}`)
    })
    .sort(byText)
}

/** Sets of nodes of which each one reaches all the others: circles that have grown together, the largest first. */
export function knots(arrows) {
  const next = new Map()
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const reached = new Map([...next.keys()].map((node) => [node, reachedFrom(node, next)]))
  const tied = new Set()
  const found = []
  for (const node of reached.keys()) {
    if (tied.has(node) || !reached.get(node).has(node)) continue
    const knot = [...reached.get(node)].filter((other) => reached.get(other)?.has(node)).sort(byText)
    for (const one of knot) tied.add(one)
    found.push(knot)
  }
  return found.toSorted((one, other) => other.length - one.length)
}

function reachedFrom(start, next) {
  const seen = new Set()
  const ahead = [...(next.get(start) ?? [])]
  while (ahead.length > 0) {
    const node = ahead.pop()
    if (seen.has(node)) continue
    seen.add(node)
    ahead.push(...(next.get(node) ?? []))
  }
  return seen
}

/** The same arrows between the folders of the files, each folder's own left out. */
export const betweenFolders = (imports) =>
  imports
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to && from !== '.' && to !== '.')

function byText(one, other) {
  return one.localeCompare(other)
}
