/** An icon that no first view shows: it comes with the part of the page that does. */
export type LaterIcon = {
  readonly path: string
  /** Points along the line of reading, and is mirrored with it. */
  readonly isDirected?: boolean
}

export const laterIcons = {
  phone: {
    path: 'M5 4.5h3.5l1.6 4-2.1 1.5a11 11 0 0 0 6 6l1.5-2.1 4 1.6V19a1 1 0 0 1-1 1C11 20 4 13 4 5.5a1 1 0 0 1 1-1z',
  },
  mail: { path: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7' },
  card: { path: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4' },
  print: { path: 'M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 14h10v6H7z' },
  lock: { path: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  plus: { path: 'M12 5v14M5 12h14' },
  camera: { path: 'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z' },
  copy: { path: 'M9 9h11v11H9zM15 9V4H4v11h5' },
  down: { path: 'M12 5v14M6 13l6 6 6-6' },
  refund: { path: 'M9.5 4 5.5 8l4 4M5.5 8H15a4.5 4.5 0 0 1 0 9H8' },
  external: { path: 'M13 4.5h6.5V11M19.5 4.5 11 13M17 14v5.5H4.5V7H10', isDirected: true },
} satisfies Record<string, LaterIcon>
