import { encode } from 'uqr'

/** An address as a picture for a camera, drawn as one path. */
export function CodePicture({ address }: { readonly address: string }) {
  const { data, size } = encode(address, { border: 1 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
