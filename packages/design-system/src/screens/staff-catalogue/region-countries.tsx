import { countriesOfRegion, type EntryValues, readTags, type TaggedCountry } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useFieldWords } from './field-words.ts'
import * as css from './staff-catalogue.css.ts'

type RegionCountriesProps = { readonly values: EntryValues; readonly countries: readonly TaggedCountry[] }

/** The countries that a region’s tags let through, as they are typed. */
export function RegionCountries({ values, countries }: RegionCountriesProps) {
  const words = useStaffWords()
  const { value } = useFieldWords()
  const { included, unknownTags } = countriesOfRegion(
    {
      isActive: values['isActive'] === 'yes',
      allowTags: readTags(values['allowTags'] ?? '') ?? [],
      denyTags: readTags(values['denyTags'] ?? '') ?? [],
    },
    countries,
  )
  const named = included.map((code) => value({ kind: 'country' }, code)).sort((a, b) => a.localeCompare(b))
  return (
    <Surface as="section" tone="sunken" labelledBy="region-countries">
      <Stack gap="small">
        <Heading level={2} look="lead" id="region-countries">
          {words('catalogue.region-countries', { count: included.length })}
        </Heading>
        <Text look="small" tone="muted">
          {words(values['isActive'] === 'yes' ? 'catalogue.region-rule' : 'catalogue.region-inactive')}
        </Text>
        {unknownTags.length > 0 && (
          <Text look="small" tone="negative">
            {words('catalogue.region-unknown-tags', { tags: unknownTags.join(', ') })}
          </Text>
        )}
        <ul className={css.countries} aria-live="polite">
          {named.map((name) => (
            <li key={name}>
              <Badge tone="neutral">{name}</Badge>
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  )
}
