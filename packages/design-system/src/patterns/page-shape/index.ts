export { PageShape, type PageShapeProps } from './page-shape.tsx'
