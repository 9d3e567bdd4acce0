import { rounded } from './chance.ts'

/** Where a place in a street is seen: x across and y up from the eye, z away from it. */
export const seenFrom =
  (eyeX: number, eyeY: number) =>
  (x: number, y: number, z: number): string =>
    `${rounded(eyeX + x / z)} ${rounded(eyeY - y / z)}`

type Look = ReturnType<typeof seenFrom>

/** A rectangle on a wall that runs away from the eye. */
export const pane = (look: Look, x: number, bottom: number, top: number, near: number, far: number): string =>
  `M${look(x, bottom, near)}L${look(x, top, near)}L${look(x, top, far)}L${look(x, bottom, far)}z`

/** A rectangle on the ground. */
export const slab = (look: Look, y: number, left: number, right: number, near: number, far: number): string =>
  `M${look(left, y, near)}L${look(right, y, near)}L${look(right, y, far)}L${look(left, y, far)}z`

/** A round-arched opening in such a wall. */
export function bay(
  look: Look,
  x: number,
  ground: number,
  spring: number,
  rise: number,
  near: number,
  far: number,
): string {
  const [middle, half] = [(near + far) / 2, (far - near) / 2]
  const round = Array.from({ length: 23 }, (_, step) => {
    const turn = (step / 22) * Math.PI
    return look(x, spring + Math.sin(turn) * rise, middle - Math.cos(turn) * half)
  })
  return `M${look(x, ground, near)}L${round.join('L')}L${look(x, ground, far)}z`
}
