export const roomDrawings = () => import('../../scenes/rooms/index.ts')

/**
 * Fetches the drawings of rooms once the browser has nothing else to do, so that a page of rooms opens with them. On a
 * line that fails now they are asked for again where they are shown.
 */
export function fetchRoomDrawings(): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => void roomDrawings().catch(() => undefined))
}
