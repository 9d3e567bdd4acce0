export function Placeholder() {
  return null
}
