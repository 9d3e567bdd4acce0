export { RefundCurve, type RefundCurveProps } from './refund-curve.tsx'
