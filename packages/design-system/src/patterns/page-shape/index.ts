export { PageShape, SheetShape, type PageShapeProps } from './page-shape.tsx'
