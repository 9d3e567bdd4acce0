import { useIntl } from 'react-intl'

/** "340 kB", "2.1 MB": as file managers say it, in thousands. */
export function useSizeWords(): (bytes: number) => string {
  const intl = useIntl()
  return (bytes) =>
    bytes < 1_000_000
      ? `${intl.formatNumber(Math.ceil(bytes / 1000))}\u00A0kB`
      : `${intl.formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 })}\u00A0MB`
}
