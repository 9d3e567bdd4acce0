import { placeLine, type Property } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './address-and-map.css.ts'

/** The address of the hotel, and the way to it on the guest’s own map. */
export function AddressAndMap({ property }: { readonly property: Pick<Property, 'name' | 'address'> }) {
  const intl = useIntl()
  const words = useLaterWords()
  const { street, countryCode, latitude, longitude } = property.address
  const country = intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode
  return (
    <Stack gap="tiny" as="section">
      <Heading level={2}>{words('address.title')}</Heading>
      <address className={css.address}>
        <Text>{property.name}</Text>
        <Text tone="muted">{street}</Text>
        <Text tone="muted">{placeLine(property.address)}</Text>
        <Text tone="muted">{country}</Text>
      </address>
      <div className={css.map}>
        <TextLink
          stands="alone"
          external
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        >
          {words('address.map')}
        </TextLink>
      </div>
    </Stack>
  )
}
